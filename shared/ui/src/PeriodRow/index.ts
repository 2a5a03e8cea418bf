export { PeriodRow, type PeriodRowProps } from './PeriodRow';
