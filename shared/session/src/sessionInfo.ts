import { AccountType } from '@site/contracts/values/values';
import * as z from 'zod/mini';

/** What is kept of a session: exactly these five fields (decision 27). */
export const SessionInfo = z.object({
  token: z.string().check(z.minLength(1)),
  merchantCode: z.string().check(z.minLength(1)),
  userName: z.string(),
  type: AccountType,
  firstTimeLogin: z.boolean(),
});
export type SessionInfo = z.infer<typeof SessionInfo>;
