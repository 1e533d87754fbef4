import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: '../src/deepcourt/server/static',
    emptyOutDir: true,
    // Fonts and pictures stay files of our own: the page's policy allows no inline sources.
    assetsInlineLimit: 0,
  },
  server: {
    // The catalogues lie beside the Python code that shares them.
    fs: { allow: ['..'] },
  },
  test: {
    include: ['src/**/*.test.ts'],
  },
});
