import type { DiscoveryEntry } from '@site/contracts/federation/discovery';
import { type PreviewClaims, PreviewKeys } from '@site/contracts/federation/preview';
import { STORAGE_KEYS } from '@site/contracts/values/storageKeys';
import * as z from 'zod/mini';
import { readLiveSite } from '../federation/discovery/liveSite';
import { setPreviewed } from '../federation/discovery/previewed';
import { hasRemote, isInReleaseFolder } from '../federation/discovery/remotes';
import { manifestAt } from '../federation/trust/manifests';
import { verifyToken } from './verifyToken';

/**
 * Shows the release of a preview link in this tab, if the link is sound, meant for this site, has not ended and was
 * not taken back, and the release lies where the page's policy lets remotes come from. With anything else nothing
 * happens: the page is as for everybody (FD-077).
 *
 * @param tokens Of the address, and the one that this tab was opened by: the first that is sound counts.
 * @param keys The block of the document that has them; undefined where it has none.
 */
export async function takePreview(tokens: readonly string[], keys: unknown, merchant: string): Promise<void> {
  const known = z.safeParse(PreviewKeys, keys);
  for (const token of tokens) {
    const claims = known.success && (await verifyToken(token, known.data, merchant, new Date()));
    const entry = claims && (await entryOf(claims));
    if (!claims || !entry) continue;
    setPreviewed({ remote: claims.remote, entry, until: new Date(claims.exp * 1000).toISOString() });
    keep(token);
    return;
  }
  forget();
}

/** Ends the preview of this tab, and shows the page as it is for everybody. */
export function endPreview(): void {
  forget();
  window.location.reload();
}

/** The release as a discovery document would name it, for nobody by itself. */
async function entryOf(claims: PreviewClaims): Promise<DiscoveryEntry | undefined> {
  const { jti, remote, release, manifest: url, integrity } = claims;
  if (!hasRemote(remote) || !isInReleaseFolder(url) || (await isRevoked(jti))) return undefined;
  try {
    const { metaData, exposes } = await manifestAt(url, integrity);
    if (metaData.release !== release) return undefined;
    const { contract, routes, menu } = metaData;
    return {
      url,
      metadata: { version: release, integrity },
      deployment: { traffic: 0, default: false },
      extras: {
        contract,
        exposes: exposes.map(({ path }) => path),
        ...(routes && { routes }),
        ...(menu && { menu }),
      },
    };
  } catch {
    return undefined;
  }
}

/** A link that cannot be asked about does not work. */
async function isRevoked(id: string): Promise<boolean> {
  const live = await readLiveSite();
  return live === undefined || (live.revokedPreviews ?? []).includes(id);
}

function keep(token: string): void {
  try {
    sessionStorage.setItem(STORAGE_KEYS.preview, token);
  } catch {
    // Without storage the preview is this page's alone.
  }
}

function forget(): void {
  try {
    sessionStorage.removeItem(STORAGE_KEYS.preview);
  } catch {
    // Nothing was kept.
  }
}
