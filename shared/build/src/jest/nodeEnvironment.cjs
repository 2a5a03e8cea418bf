const { createRequire } = require('node:module');
const vm = require('node:vm');
const { TestEnvironment } = require('jest-environment-node');
const { endTestContexts } = require('./testContexts.cjs');

/*
 * Node as it is, without a realm for each test file, so that libraries can be loaded once for all files of a process
 * (libraryTransform.cjs): their arrays and errors are those of the tests. Modules of our own are loaded anew for each
 * file, as ever.
 */

/** Stands for the process's own realm where Jest hands on that of a test; Node has no object for it. */
const OWN_REALM = {};

const { compileFunction } = vm;
vm.compileFunction = (code, parameters, { parsingContext, ...options } = {}) =>
  compileFunction(code, parameters, parsingContext === OWN_REALM ? options : { parsingContext, ...options });

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
    await super.teardown();
    endTestContexts();
  }

  getVmContext() {
    return OWN_REALM;
  }
}

module.exports = NodeEnvironment;
