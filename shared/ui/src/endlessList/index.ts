export { distinct, type EndlessList, endlessList, type Pages } from './endlessList';
export { LOAD_DISTANCE_PX, useEndlessScroll } from './useEndlessScroll';
