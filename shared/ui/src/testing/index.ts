export { address, renderInSite, type SiteOptions } from './renderInSite';
