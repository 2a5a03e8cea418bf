/** What a page has to do with its service worker, in one file of its own. */
export { registerServiceWorker } from './register';
export { tellWorker } from './tellWorker';
