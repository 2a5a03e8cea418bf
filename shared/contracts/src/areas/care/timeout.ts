import * as z from 'zod/mini';
import { endpoint } from '../../http/endpoint';
import { TimeoutLength } from './settings';
import { PlayState } from './state';

export const takeTimeout = endpoint({
  method: 'POST',
  path: '/wps/care/timeout',
  module: 'COMM3',
  who: 'member',
  request: z.object({ length: TimeoutLength }),
  value: PlayState,
  whileClosed: true,
});
