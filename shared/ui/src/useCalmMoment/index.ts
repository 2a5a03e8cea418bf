export { useCalmMoment } from './useCalmMoment';
