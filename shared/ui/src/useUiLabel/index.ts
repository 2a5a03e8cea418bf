export { useUiLabel } from './useUiLabel';
