export { lazyComponent, lazySheet } from '../internal/lazyComponent';
export { lazyPart } from '../internal/lazyPart';
export { useOverlayFailure } from '../internal/useOverlayFailure';
