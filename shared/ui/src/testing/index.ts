export { observeView } from './observeView';
export { pngFile } from './pngFile';
export { address, renderInSite, type SiteOptions } from './renderInSite';
