export { PRESS } from './pressGesture';
export { type PressHandlers, usePress } from './usePress';
