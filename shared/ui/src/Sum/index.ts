export { Sum, type SumProps, type SumRow } from './Sum';
