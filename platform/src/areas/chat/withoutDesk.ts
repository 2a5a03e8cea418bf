import type { Area } from '../../core/http/area';
import { noDesk } from './desk';
import { registerChatLaunch } from './launch';

/** Stands where the demonstration has its service desk. */
export const withoutDesk: Area = { register: (app) => registerChatLaunch(app, noDesk) };
