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

/** A browser's channels do not outlive their page: an open one of Node's keeps all that it was made by. */
function channelsOf(page) {
  return class PageBroadcastChannel extends BroadcastChannel {
    constructor(name) {
      super(name);
      page.add(this);
    }
  };
}

/** jsdom with Node's web APIs. Byte arrays are Node's too: Web Crypto refuses those of another realm. */
class BrowserEnvironment extends JsdomEnvironment {
  /** @type {Set<BroadcastChannel>} */
  channels = new Set();

  async setup() {
    await super.setup();
    for (const name of WEB_APIS) {
      if (this.global[name] === undefined || name.endsWith('Array') || name === 'ArrayBuffer') {
        this.global[name] = globalThis[name];
      }
    }
    this.global.BroadcastChannel ??= channelsOf(this.channels);
    if (!this.global.crypto?.subtle) {
      Object.defineProperty(this.global, 'crypto', { configurable: true, value: globalThis.crypto });
    }
  }

  async teardown() {
    for (const channel of this.channels) channel.close();
    this.channels.clear();
    await super.teardown();
    endTestContexts();
  }
}

module.exports = BrowserEnvironment;
