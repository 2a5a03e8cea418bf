export { DemoLogin, type DemoLoginProps } from './DemoLogin';
export { type StandaloneOptions, type StandaloneRoute, startStandalone } from './startStandalone';
