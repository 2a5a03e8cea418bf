import { CONSOLE_HEADER, TokenAnswer } from '@site/contracts/federation/consoleApi';
import * as z from 'zod/mini';

/** For this tab alone: another one, or the next day, takes another link. */
const KEPT_UNDER = 'console.bearer';

/** What this tab is known by; undefined where a proxy says who it is, or nobody does. */
export function bearer(): string | undefined {
  return sessionStorage.getItem(KEPT_UNDER) ?? undefined;
}

/**
 * Trades the one-time token of a printed link for what this tab is known by, and takes it out of the address: neither
 * history nor a copied address shall have it.
 */
export async function takeLinkToken(): Promise<void> {
  const token = location.hash.slice(1);
  if (token === '') return;
  history.replaceState(null, '', location.pathname + location.search);
  const answer = await fetch('/api/access/tokens', {
    method: 'POST',
    body: JSON.stringify({ token }),
    headers: { 'Content-Type': 'application/json', [CONSOLE_HEADER]: 'page' },
  }).catch(() => undefined);
  const body = z.safeParse(z.object({ value: TokenAnswer }), await answer?.json().catch(() => undefined));
  if (body.success) sessionStorage.setItem(KEPT_UNDER, body.data.value.bearer);
}
