export { AmountField, type AmountFieldProps } from './AmountField';
export { type AmountFault, type ReadAmount, readAmount } from './readAmount';
