import type { DiscoveryDocument } from '@site/contracts/federation/discovery';
import { integrityOf } from '../../integrity';
import { inParallel } from '../../parallel';
import { parseRemoteManifest } from '../discovery/releases';
import type { Damage } from './verifyFolder';

const TIME_LIMIT_MS = 10_000;
const AT_ONCE = 8;

/**
 * Fetches what is live from the addresses that browsers use, and re-hashes it.
 *
 * @param live Of each merchant, the discovery document.
 */
export async function verifyServed(
  live: readonly DiscoveryDocument[],
): Promise<{ readonly files: number; readonly damages: readonly Damage[] }> {
  const manifests = new Map<string, string>();
  for (const { microFrontends } of live) {
    for (const { url, fallbackUrl, metadata, extras } of Object.values(microFrontends).flat()) {
      manifests.set(url, metadata.integrity);
      if (fallbackUrl) manifests.set(fallbackUrl, extras.fallback?.integrity ?? metadata.integrity);
    }
  }
  let files = 0;
  const damages: Damage[] = [];
  const check = async (url: string, integrity: string): Promise<Buffer | undefined> => {
    files += 1;
    const found = await fetchFile(url);
    const what =
      'failure' in found
        ? found.failure
        : integrityOf(found.content) === integrity
          ? undefined
          : 'is not what was released';
    if (what) damages.push({ place: url, what });
    return what || !('content' in found) ? undefined : found.content;
  };
  for (const [url, integrity] of manifests) {
    const text = (await check(url, integrity))?.toString('utf8');
    if (text === undefined) continue;
    const { metaData } = parseRemoteManifest(text, url);
    await inParallel(Object.entries(metaData.integrity), AT_ONCE, ([file, expected]) =>
      check(new URL(file, url).href, expected),
    );
  }
  return { files, damages };
}

async function fetchFile(url: string): Promise<{ content: Buffer } | { failure: string }> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(TIME_LIMIT_MS) });
    if (!response.ok) return { failure: `is answered with ${response.status}` };
    return { content: Buffer.from(await response.arrayBuffer()) };
  } catch (error) {
    return { failure: `is not answered (${error instanceof Error ? error.message : error})` };
  }
}
