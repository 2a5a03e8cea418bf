import type { Merchant } from '@site/contracts/federation/merchant';
import { Refusal } from '../../refusal';
import { isPublicHost } from '../discovery/publicHost';
import type { Store } from '../store/Store';
import { readKeys } from './keys';
import { checkSignatures } from './signatures';

/** A release in the store. */
interface Id {
  readonly component: string;
  readonly release: string;
}

export interface SignatureContext {
  readonly store: Store;
  /** The folder of what is decided by review; without it no key is trusted. */
  readonly policyFolder?: string | undefined;
  /** Told what is let pass and should not be; without it nobody is. */
  readonly warn?: ((words: string) => void) | undefined;
}

/** How strictly a merchant takes signatures: under a public host name always strictly (FD-079). */
export function signaturesOf({ signatures, hosts }: Merchant): NonNullable<Merchant['signatures']> {
  return hosts.some(isPublicHost) ? 'required' : (signatures ?? 'off');
}

/**
 * What of a merchant's releases does not count as signed, with the reason.
 *
 * @returns A line for each release; none where the merchant takes no account of signatures.
 */
export async function signatureFaults(
  { store, policyFolder }: SignatureContext,
  merchant: Merchant,
  releases: readonly Id[],
): Promise<readonly (Id & { readonly fault: string })[]> {
  if (signaturesOf(merchant) === 'off') return [];
  const keys = await readKeys(policyFolder);
  const distinct = [...new Map(releases.map((one) => [`${one.component}@${one.release}`, one])).values()];
  const checked = await Promise.all(
    distinct.map(async ({ component, release }) => {
      const { fault } = await checkSignatures(store, keys, component, release);
      return fault === undefined ? [] : [{ component, release, fault }];
    }),
  );
  return checked.flat();
}

/**
 * Lets no release into a merchant's documents that is not signed, or not what was signed, where the merchant wants
 * signatures; where it only warns, says so.
 *
 * @throws Refusal naming each of them.
 */
export async function assertSigned(
  context: SignatureContext,
  merchant: Merchant,
  releases: readonly Id[],
): Promise<void> {
  const faults = await signatureFaults(context, merchant, releases);
  if (faults.length === 0) return;
  const words = faults.map(({ component, release, fault }) => `${component}@${release}: ${fault}`).join('; ');
  if (signaturesOf(merchant) === 'warn') {
    context.warn?.(`${merchant.code} goes on without what its signatures should say: ${words}.`);
    return;
  }
  throw new Refusal(
    `${merchant.code} takes signed releases only. ${words}. Release it again with SITE_SIGNING_KEY naming a key that release-policy/keys.json trusts for it (docs/teams.md, "Sign").`,
    'release.unsigned',
  );
}
