import { call } from '@site/api';
import { type Assertion, passkeyLoginOptions } from '@site/contracts/areas/passkeys';
import { askForPasskey, canOfferPasskeys, stopAsking } from './webAuthn';

/** The platform's challenge is renewed so long before it runs out. */
const RENEWED_BEFORE_MS = 30_000;

/**
 * Offers passkeys in the list that the field for the user name opens, where the browser can, until it is stopped.
 * It never asks by itself, and says nothing when it cannot: the field works without.
 *
 * @param use Gets what the browser made of the passkey that was chosen.
 * @returns The function that stops it.
 */
export function offerPasskeys(use: (assertion: Assertion) => void): () => void {
  let stopped = false;
  let asking = false;
  let renewal: ReturnType<typeof setTimeout> | undefined;

  const offer = async () => {
    if (!(await canOfferPasskeys())) return;
    const options = await call(passkeyLoginOptions, {}, { silent: true });
    if (stopped) return;
    asking = true;
    renewal = setTimeout(renew, options.timeout - RENEWED_BEFORE_MS);
    const assertion = await askForPasskey(options, { autofill: true });
    if (!stopped) use(assertion);
  };
  const start = () => void offer().catch(() => undefined);
  // A page that nobody looks at waits until somebody does.
  const renew = () => {
    if (document.visibilityState === 'visible') start();
    else document.addEventListener('visibilitychange', start, { once: true });
  };

  start();
  return () => {
    stopped = true;
    clearTimeout(renewal);
    document.removeEventListener('visibilitychange', start);
    if (asking) void stopAsking().catch(() => undefined);
  };
}
