const { AsyncLocalStorage } = require('node:async_hooks');

/*
 * Jest keeps the test that runs in a storage that follows each promise, a new one for each test file, and leaves it
 * there: after a hundred files each new promise of the process is given to a hundred storages (decision 189).
 */

/** @type {Set<AsyncLocalStorage<unknown>>} */
const used = new Set();

const { run } = AsyncLocalStorage.prototype;
AsyncLocalStorage.prototype.run = function runAndKnow(...args) {
  used.add(this);
  return run.apply(this, args);
};

/** When a test file has ended: its storages follow nothing any more. */
function endTestContexts() {
  for (const storage of used) storage.disable();
  used.clear();
}

module.exports = { endTestContexts };
