export { useRefresh } from './useRefresh';
