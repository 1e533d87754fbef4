import { mount } from 'svelte';
import App from './App.svelte';
import { startRouter } from './shell/router.svelte';
import { restoreSettings } from './shell/settings.svelte';
import './theme/index.css';

await restoreSettings();
startRouter();
mount(App, { target: document.getElementById('app') as HTMLElement });
