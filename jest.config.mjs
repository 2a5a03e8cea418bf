/**
 * Every workspace's tests in one run, so that no core waits while a small workspace ends. Each workspace keeps
 * its own configuration, and is tested alone by `npm test` in its folder.
 *
 * @type {import('jest').Config}
 */
export default {
  projects: ['host-shell', 'mfe-*', 'platform', 'shared/*', 'shared/delivery/console'].map(
    (folder) => `<rootDir>/${folder}`,
  ),
  // Of a run of several workspaces Jest takes this one limit and none of theirs: the longest that any asks for.
  testTimeout: 180_000,
  // A process keeps some megabytes of each file that it has run, and here it would run hundreds: it starts anew once it
  // holds this part of the machine's memory.
  workerIdleMemoryLimit: 0.08,
};
