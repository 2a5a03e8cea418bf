export {
  detectRuntime,
  type Runtime,
  type RuntimeKind,
  type RuntimeNavigator,
  type RuntimeWindow,
} from './detectRuntime';
export { type IosVersion, isAtLeast } from './iosVersion';
export { rememberWebClip, runtime } from './runtime';
