export { amountText } from './amountText';
export { QuickAmounts, type QuickAmountsProps } from './QuickAmounts';
