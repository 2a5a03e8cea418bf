import { request } from 'node:http';
import { guard } from '../../guard/guard';
import { localGuard } from '../../guard/localGuard';
import { deliveryContext } from '../../product/deploy/deploy';
import type { Store } from '../../product/store/Store';
import type { Message } from '../../webhooks/message';
import { tellHooks } from '../../webhooks/tellHooks';
import { type FakeSource, fakeSource } from '../fakeSource';
import { BEGIN, MINUTE_MS } from '../figures';
import { RELEASES_URL } from '../fixtures';
import { BAD, GOOD } from '../rollouts';

/** One of the small remotes: every file of a release is a step more. */
export const REMOTE = 'mfe-promotions';

export interface TurnOptions {
  readonly store: Store;
  readonly merchantsFolder: string;
  /** What the figures of the last ten minutes are. */
  readonly figures: 'good' | 'bad';
  /** Minutes after these by which the clocks have gone on. */
  readonly later: number;
  readonly name: string;
  /** Where the hook is. */
  readonly hook: string;
}

/** What a guard and a sender of webhooks are told of the time. */
export function contextAt(store: Store, merchantsFolder: string, source: FakeSource) {
  const now = () => new Date(BEGIN.getTime() + source.at * MINUTE_MS);
  return deliveryContext({ store, merchantsFolder, releasesUrl: RELEASES_URL, by: 'tester', now });
}

/** One turn of a guard, and then one of who tells the hooks. */
export async function guardTurn({ store, merchantsFolder, figures, later, name, hook }: TurnOptions) {
  const source = fakeSource({ remote: REMOTE.replace('-', '_') });
  source.pass(10, ...(figures === 'good' ? GOOD : BAD));
  source.at += later;
  const context = contextAt(store, merchantsFolder, source);
  await guard({ ...localGuard(context, { source }), name })();
  await tellHooks({
    store,
    merchants: ['aurora'],
    hooks: [{ name: 'ops', url: new URL('https://hooks.example'), key: Buffer.alloc(32) }],
    now: context.now,
    send: (_hook, message) => sendTo(hook, message),
    onFailure: (what) => {
      throw new Error(what);
    },
  });
}

function sendTo(url: string, { headers, body }: Message): Promise<number> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { method: 'POST', headers }, (response) => {
      response.resume();
      response.once('end', () => resolve(response.statusCode ?? 0));
    });
    sent.once('error', reject);
    sent.end(body);
  });
}
