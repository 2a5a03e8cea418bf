export { pushAbility } from './ability';
export { dropPush, endPush, followPush, isPushOn, startPush } from './device';
export type { PushWorkerMessage } from './worker';
