export { firstViews, type SlotView } from './firstViews';
