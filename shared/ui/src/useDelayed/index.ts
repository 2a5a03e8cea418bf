export { useDelayed } from './useDelayed';
