export { PaymentPassword, type PaymentPasswordProps } from './PaymentPassword';
