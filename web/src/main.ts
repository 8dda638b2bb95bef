import '@fontsource-variable/fraunces/index.css';
import '@fontsource-variable/nunito/index.css';
import './kit/theme.css';
import { mount } from 'svelte';
import App from './App.svelte';

export default mount(App, { target: document.getElementById('app')! });
