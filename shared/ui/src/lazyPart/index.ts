export { lazyPart } from '../internal/lazyPart';
export { useOverlayFailure } from '../internal/useOverlayFailure';
