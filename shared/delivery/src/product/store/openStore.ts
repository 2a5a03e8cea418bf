import { Refusal } from '../../refusal';
import { folderStore } from './folderStore';
import { keepInMemory } from './keepInMemory';
import type { Store } from './Store';
import type { BucketAddress } from './s3Bucket';

const DEFAULT_REGION = 'us-east-1';
const EXAMPLE = 's3://bucket/prefix?region=ap-southeast-1, or …?endpoint=https://objects.example&pathStyle=1';

/**
 * Opens the release store: the bucket that the environment variable SITE_STORE names, else this folder (FD-026).
 * The AWS SDK is loaded only for a bucket.
 *
 * @throws Refusal when SITE_STORE is no address of a bucket.
 */
export async function openStore(
  environment: Readonly<Record<string, string | undefined>>,
  folder: string,
): Promise<Store> {
  const address = environment.SITE_STORE;
  if (!address) return folderStore(folder);
  const parsed = parseBucketAddress(address);
  const [{ s3Bucket }, { s3Store }] = await Promise.all([import('./s3Bucket'), import('./s3Store')]);
  return keepInMemory(s3Store(s3Bucket(parsed)));
}

/** @throws Refusal that shows how it is written. */
export function parseBucketAddress(text: string): BucketAddress {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const refuse = (why: string) => new Refusal(`SITE_STORE is "${text}": ${why}. Write it as ${EXAMPLE}.`);
  if (url?.protocol !== 's3:' || url.hostname === '') throw refuse('that is no address of a bucket');
  const known = new Set(['region', 'endpoint', 'pathStyle']);
  const unknown = [...url.searchParams.keys()].find((name) => !known.has(name));
  if (unknown) throw refuse(`"${unknown}" is no setting`);
  const endpoint = url.searchParams.get('endpoint') ?? undefined;
  if (endpoint !== undefined && !(URL.canParse(endpoint) && /^https?:/.test(endpoint)))
    throw refuse('its endpoint is no http address');
  return {
    bucket: url.hostname,
    prefix: url.pathname.replace(/^\/+|\/+$/g, ''),
    region: url.searchParams.get('region') ?? DEFAULT_REGION,
    endpoint,
    pathStyle: url.searchParams.get('pathStyle') === '1',
  };
}
