/** For a callback that a test does not expect to be called. */
export function fail(fault: unknown): never {
  throw fault;
}
