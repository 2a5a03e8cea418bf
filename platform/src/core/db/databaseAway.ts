/**
 * SQLSTATE of a server that goes, comes, or is full (classes 08 and 57, 53300), of a query that took too long (57014),
 * and of one that was broken off so that another could go on: a deadlock, as with a migration that another process
 * runs (40P01, 55P03).
 */
const AWAY = /^(?:08...|57P0[1-5]|57014|53300|25P03|40P01|55P03)$/;
const NETWORK = /^(?:ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENOTFOUND)$/;
/** pg has no codes for these. */
const MESSAGES =
  /^(?:Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client (?:has encountered a connection error|was closed) and is not queryable)/;

/**
 * Whether a call failed because the database was out of reach, restarted or too slow: the same call may be right
 * in a moment.
 */
export function isDatabaseAway(error: unknown): boolean {
  let cause = error;
  while (typeof cause === 'object' && cause !== null) {
    const { code = '', message = '', cause: deeper } = cause as Record<'code' | 'message' | 'cause', unknown>;
    if (AWAY.test(String(code)) || NETWORK.test(String(code)) || MESSAGES.test(String(message))) return true;
    cause = deeper;
  }
  return false;
}
