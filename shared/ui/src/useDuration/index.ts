export { useDuration } from './useDuration';
