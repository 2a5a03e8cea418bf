export { Button, type ButtonProps } from './Button';
export { type ButtonLook, buttonClass } from './buttonClass';
