export { Chip, type ChipProps } from './Chip';
export { ChipRow, type ChipRowProps } from './ChipRow';
