export { useFocusOnce } from './useFocusOnce';
