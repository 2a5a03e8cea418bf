import { createContext, Script } from 'node:vm';
import { parentPort, workerData } from 'node:worker_threads';

/*
 * Draws the first views of one release, in a thread of its own (drawViews.ts). A release's code gets the language and
 * what a renderer needs, and no network, files, process or module. It is the code of a team of the site; this keeps
 * what goes wrong in it from the rest, and is no wall against somebody who means harm.
 */

/** What a renderer takes from its surroundings besides the language itself. */
const GIVEN = {
  AbortController,
  AbortSignal,
  clearInterval,
  clearTimeout,
  console: Object.fromEntries(
    ['debug', 'error', 'info', 'log', 'warn'].map((name) => [name, () => undefined]),
  ),
  DOMException,
  Event,
  EventTarget,
  MessageChannel,
  navigator: { onLine: true, language: 'en', userAgent: '' },
  performance: { now: () => performance.now() },
  queueMicrotask,
  setInterval,
  setTimeout,
  TextDecoder,
  TextEncoder,
  URL,
  URLSearchParams,
};

/** @type {{ code: string, wanted: readonly { slot: string, page: unknown }[] }} */
const { code, wanted } = workerData;
const module = { exports: /** @type {any} */ ({}) };
const context = createContext({ ...GIVEN, module, exports: module.exports });
new Script(
  'globalThis.self = globalThis; globalThis.structuredClone = (value) => JSON.parse(JSON.stringify(value));',
).runInContext(context);
new Script(code, { filename: 'firstView.js' }).runInContext(context);

for (const [index, { slot, page }] of wanted.entries()) {
  try {
    const markup = await module.exports.draw(slot, page);
    if (typeof markup !== 'string') throw new Error('it gave no text');
    parentPort?.postMessage({ index, markup });
  } catch (error) {
    parentPort?.postMessage({
      index,
      fault: String(error?.message ?? error),
    });
  }
}
