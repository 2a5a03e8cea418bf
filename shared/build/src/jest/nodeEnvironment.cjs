const { createRequire } = require('node:module');
const { TestEnvironment } = require('jest-environment-node');
const { OWN_REALM } = require('./compileOnce.cjs');
const { endTestContexts } = require('./testContexts.cjs');

/*
 * Node as it is, without a realm for each test file, so that libraries can be loaded once for all files of a process
 * (libraryTransform.cjs): their arrays and errors are those of the tests. Modules of our own are loaded anew for each
 * file, as ever.
 */

/** By which Jest keeps a test file's state and listeners in its realm. This one goes on, and they would with it. */
const STATE_OF_JEST = ['EVENT_HANDLERS', 'JEST_STATE_SYMBOL'];

class NodeEnvironment extends TestEnvironment {
  constructor(config, context) {
    super(config, context);
    const { constructor: ModuleMocker } = this.moduleMocker;
    const { constructor: FakeTimers } = this.fakeTimersModern;
    this.global = globalThis;
    this.moduleMocker = new ModuleMocker(globalThis);
    this.fakeTimersModern = new FakeTimers({ config: config.projectConfig, global: globalThis });
    // The next file finds the process as this one did.
    this.before = { env: { ...process.env }, exit: process.exit, console };
    globalThis.requireLibrary = (file) => createRequire(file)(file);
  }

  async teardown() {
    const { env, exit, console } = this.before;
    Object.assign(process, { env, exit });
    globalThis.console = console;
    delete globalThis.requireLibrary;
    for (const symbol of Object.getOwnPropertySymbols(globalThis))
      if (STATE_OF_JEST.includes(symbol.description)) delete globalThis[symbol];
    await super.teardown();
    endTestContexts();
  }

  getVmContext() {
    return OWN_REALM;
  }
}

module.exports = NodeEnvironment;
