export { compareMoney } from './compareMoney';
export { formatAmount, HIDDEN_AMOUNT, UNKNOWN_AMOUNT } from './formatAmount';
export { Money, type MoneyProps } from './Money';
export { useMoneyText } from './useMoneyText';
