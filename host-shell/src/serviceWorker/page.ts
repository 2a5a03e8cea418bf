/** What a page has to do with its service worker, in one file of its own. */
export { followPush } from '@site/api/push';
export { registerServiceWorker } from './register';
export { tellWorker } from './tellWorker';
