import * as z from 'zod/mini';
import { endpoint } from '../http/endpoint';
import { ExpirationTime, Id, Nothing, Text } from '../values/values';

/** A trial account whose ticket signs it in once, by `freePlayLogin`. */
export const TrialAccount = z.object({
  userName: Text,
  ticket: Id,
  /** The ticket is good until then. */
  expirationTime: ExpirationTime,
});
export type TrialAccount = z.infer<typeof TrialAccount>;

export const trialAccount = endpoint({
  method: 'GET',
  path: '/wps/account/trial',
  module: 'FREEPLAY3',
  who: 'public',
  request: Nothing,
  value: TrialAccount,
});
