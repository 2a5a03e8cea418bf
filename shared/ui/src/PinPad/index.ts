export { PIN_LENGTH, PinPad, type PinPadProps } from './PinPad';
