import type { Context } from '../../core/http/route';
import type { Origin } from '../../core/sessions/tables';

/** A user agent is free text of the caller's. Real ones are half as long. */
const USER_AGENT_LENGTH = 512;

/** What a call comes from, for the record of its session. */
export const originOf = ({ ip, http }: Context): Origin => ({
  userAgent: http.request.headers['user-agent']?.slice(0, USER_AGENT_LENGTH) ?? null,
  address: ip,
});
