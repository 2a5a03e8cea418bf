export { useSupport } from './useSupport';
