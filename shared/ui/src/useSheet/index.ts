export { useAddressSheet } from './useAddressSheet';
export { type Opening, useOpening } from './useOpening';
export { useSheet } from './useSheet';
