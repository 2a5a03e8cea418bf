/** SQLSTATE unique_violation. */
const UNIQUE_VIOLATION = '23505';

/** Whether a query failed because somebody else has the value already that has to be unique. */
export function isUniqueViolation(error: unknown): boolean {
  let cause = error;
  while (typeof cause === 'object' && cause !== null) {
    const { code, cause: deeper } = cause as Record<'code' | 'cause', unknown>;
    if (code === UNIQUE_VIOLATION) return true;
    cause = deeper;
  }
  return false;
}
