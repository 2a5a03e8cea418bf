/*
 * Calls of pages of the host that come late. What the host imports from `areas/` is in its first script, because it
 * provides it to remotes (shared/build, share policy); from here it comes with its page.
 */
export { longerThan } from '../areas/care/closingEnd';
export { careHelp, type HelpOrganisation } from '../areas/care/help';
export { careSettings, type TimeoutLength } from '../areas/care/settings';
export { takeTimeout } from '../areas/care/timeout';
