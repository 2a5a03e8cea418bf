import { randomBytes, timingSafeEqual } from 'node:crypto';
import { ANY, type Identity } from '@site/contracts/federation/access';
import { readAccess } from '../access/accessFile';
import { type Asking, type Identified, identify, readProxySecret } from '../access/identify';
import { hashOf } from '../access/token';
import { Unacceptable } from './answers';
import type { ConsoleSettings } from './ConsoleContext';

/** How long a tab that was opened by the printed link is known, in ms: a day's work. */
const TAB_LIFE_MS = 12 * 60 * 60 * 1000;
const TOKEN_BYTES = 32;

/** Who asks: by the printed link, by a token of access.json, or by a proxy's header. */
export interface Identities {
  /** For the fragment of the printed link; it works once. */
  readonly linkToken: string;
  /** @throws Unacceptable when it was used, or is none. */
  redeem(linkToken: string): { readonly bearer: string; readonly until: string };
  whoAsks(asking: Asking): Promise<Identified>;
}

/**
 * Whoever reads the link off the terminal has the keys of the store already, so it gives every right (FD-069). What it
 * is traded for lives in this process and in one tab, and is no cookie: a page of another port of this machine cannot
 * make a browser send it.
 */
export function identities({
  delivery,
  environment,
}: Pick<ConsoleSettings, 'delivery' | 'environment'>): Identities {
  const linkToken = randomBytes(TOKEN_BYTES).toString('base64url');
  const proxySecret = readProxySecret(environment);
  const tabs = new Map<string, Identity & { readonly until: string }>();
  let isUsed = false;

  function ofTab({ headers }: Asking): Identity | undefined {
    const [, bearer] = /^Bearer ([\w-]{1,200})$/i.exec(String(headers.authorization)) ?? [];
    const identity = bearer === undefined ? undefined : tabs.get(hashOf(bearer));
    return identity && Date.parse(identity.until) > delivery.now().getTime() ? identity : undefined;
  }

  return {
    linkToken,
    redeem(token) {
      if (isUsed || !isEqual(hashOf(token), hashOf(linkToken)))
        throw new Unacceptable(
          403,
          'link.used',
          'This link has been used: start the console for another one.',
        );
      isUsed = true;
      const bearer = randomBytes(TOKEN_BYTES).toString('base64url');
      const until = new Date(delivery.now().getTime() + TAB_LIFE_MS).toISOString();
      const grants: Identity['grants'] = [{ role: 'admin', remotes: [ANY], merchants: [ANY] }];
      tabs.set(hashOf(bearer), { name: delivery.by, grants, until });
      return { bearer, until };
    },
    async whoAsks(asking) {
      const identity = ofTab(asking);
      if (identity) return { identity };
      const access = delivery.policyFolder
        ? await readAccess(delivery.policyFolder)
        : { people: [], proxies: [], approvals: [] };
      return identify(access, asking, { now: delivery.now(), proxySecret });
    },
  };
}

function isEqual(one: string, other: string): boolean {
  return timingSafeEqual(Buffer.from(one), Buffer.from(other));
}
