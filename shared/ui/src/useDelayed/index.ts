export { SKELETON_DELAY_MS, useDelayed } from './useDelayed';
