export { useShareLink } from './useShareLink';
