export { pushAbility } from './ability';
export { endPush, followPush, isPushOn, startPush } from './device';
export type { PushWorkerMessage } from './worker';
