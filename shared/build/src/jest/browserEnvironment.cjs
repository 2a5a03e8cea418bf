require('./lightStyles.cjs');
require('./compileOnce.cjs');
const { TestEnvironment: JsdomEnvironment } = require('jest-environment-jsdom');
const { endTestContexts } = require('./testContexts.cjs');

/** Web APIs that every supported browser has, that Node has, and that jsdom does not pass on. */
const WEB_APIS = [
  'fetch',
  'Request',
  'Response',
  'Headers',
  'TextEncoder',
  'TextDecoder',
  'structuredClone',
  'ReadableStream',
  'WritableStream',
  'TransformStream',
  'CompressionStream',
  'Uint8Array',
  'ArrayBuffer',
];

/** An open channel of Node's keeps the process alive; a browser's does not outlive its page. */
class PageBroadcastChannel extends BroadcastChannel {
  constructor(name) {
    super(name);
    this.unref();
  }
}

/** jsdom with Node's web APIs. Byte arrays are Node's too: Web Crypto refuses those of another realm. */
class BrowserEnvironment extends JsdomEnvironment {
  async setup() {
    await super.setup();
    for (const name of WEB_APIS) {
      if (this.global[name] === undefined || name.endsWith('Array') || name === 'ArrayBuffer') {
        this.global[name] = globalThis[name];
      }
    }
    this.global.BroadcastChannel ??= PageBroadcastChannel;
    if (!this.global.crypto?.subtle) {
      Object.defineProperty(this.global, 'crypto', { configurable: true, value: globalThis.crypto });
    }
  }

  async teardown() {
    await super.teardown();
    endTestContexts();
  }
}

module.exports = BrowserEnvironment;
