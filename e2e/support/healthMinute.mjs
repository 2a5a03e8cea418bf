/** A minute of figures at the site under test: they are read while a test waits for them. */
export const HEALTH_MINUTE_MS = 3_000;
