import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { caves } from './src/boards/tyrants/map/build.ts';
import { rules } from './src/rules/build.ts';

export default defineConfig({
  plugins: [svelte(), rules(), caves()],
  build: {
    outDir: '../src/deepcourt/server/static',
    emptyOutDir: true,
    // Fonts and pictures stay files of our own: the page's policy allows no inline sources.
    assetsInlineLimit: 0,
  },
  server: {
    // The catalogues lie beside the Python code that shares them.
    fs: { allow: ['..'] },
    // `deepcourt serve --no-browser` answers.
    proxy: {
      '/api': { target: process.env['DEEPCOURT_SERVER'] ?? 'http://127.0.0.1:8642', ws: true },
    },
  },
  test: {
    include: ['src/**/*.test.ts'],
  },
});
