export { Pick, type PickProps } from './Pick';
export { PickGroup, type PickGroupProps } from './PickGroup';
