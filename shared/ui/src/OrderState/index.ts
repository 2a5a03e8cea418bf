export { OrderState, type OrderStateProps } from './OrderState';
