/**
 * Options of Node for programs that run tests; the processes that they start take them over. Most of what a test makes
 * is garbage when it ends: with so much room for what is new (in MB; V8 has 16) it is rarely looked through before,
 * which took a tenth of the time of tests with jsdom.
 */
export const SHORT_LIVED = ['--min-semi-space-size=64', '--max-semi-space-size=128'];
