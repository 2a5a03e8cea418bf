export { useWatched } from './useWatched';
