import { createHash, createPublicKey, type KeyObject } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { MerchantCode } from '@site/contracts/federation/merchant';
import * as z from 'zod/mini';
import { errorCode } from '../../errorCode';
import { Refusal } from '../../refusal';

/** In the folder of what is decided by review, and not in the store: who writes there must not say whom to trust. */
const FILE = 'keys.json';

/** Stands for every component, or every merchant. */
export const ANY_NAME = '*';

const Coordinate = z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/));

/** A public key of P-256, as JSON Web Keys are written. */
export const PreviewKey = z.strictObject({
  kty: z.literal('EC'),
  crv: z.literal('P-256'),
  x: Coordinate,
  y: Coordinate,
});
export type PreviewKey = z.infer<typeof PreviewKey>;

const TeamKey = z.strictObject({
  /** Whose it is. */
  team: z.string().check(z.minLength(1), z.maxLength(60)),
  /** What it may sign releases of: `mfe-games`, `host-shell`, or `*`. */
  components: z
    .array(z.string().check(z.regex(/^(?:\*|host-shell|mfe-[a-z][a-z0-9-]*)$/)))
    .check(z.minLength(1)),
  /** ed25519: SPKI in base64, as between the lines of a PEM file. */
  publicKey: z.string().check(z.regex(/^[A-Za-z0-9+/]{58}(?:[A-Za-z0-9+/]|=){2}$/)),
});

export const Keys = z.strictObject({
  /** That sign releases (FD-079). */
  releases: z.array(TeamKey).check(z.maxLength(1000)),
  /** That sign preview links, for which merchants (FD-077). */
  previews: z
    .array(
      z.strictObject({
        merchants: z.array(z.union([z.literal(ANY_NAME), MerchantCode])).check(z.minLength(1)),
        key: PreviewKey,
      }),
    )
    .check(z.maxLength(20)),
});
export type Keys = z.infer<typeof Keys>;

const NO_KEYS: Keys = { releases: [], previews: [] };

/** Where the keys of a policy folder are. */
export function keysFile(policy: string): string {
  return path.join(policy, FILE);
}

/**
 * Reads the keys that are trusted. Without the file none is.
 *
 * @param policy The folder of what is decided by review; undefined where there is none.
 * @throws Refusal naming the place that is wrong.
 */
export async function readKeys(policy: string | undefined): Promise<Keys> {
  if (policy === undefined) return NO_KEYS;
  const file = keysFile(policy);
  let text: string;
  try {
    text = await readFile(file, 'utf8');
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return NO_KEYS;
    throw error;
  }
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    throw new Refusal(`${file} is no JSON.`);
  }
  return parseKeys(json, file);
}

/**
 * @param file For the message.
 * @throws Refusal naming the place that is wrong.
 */
export function parseKeys(json: unknown, file: string): Keys {
  const parsed = z.safeParse(Keys, json);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new Refusal(`${file} is wrong at ${issue?.path.join('.') || 'its top'}: ${issue?.message}.`);
  }
  const odd = parsed.data.releases.find(({ publicKey }) => !publicKeyOf(publicKey));
  if (odd) throw new Refusal(`${file}: the public key of ${odd.team} is no ed25519 key.`);
  return parsed.data;
}

/** A key that may sign releases of a component. */
export interface TrustedKey {
  readonly id: string;
  readonly team: string;
  readonly publicKey: KeyObject;
}

/** The keys that may sign releases of a component. */
export function keysFor({ releases }: Keys, component: string): readonly TrustedKey[] {
  return releases
    .filter(({ components }) => components.includes(component) || components.includes(ANY_NAME))
    .flatMap(({ team, publicKey }) => {
      const key = publicKeyOf(publicKey);
      return key ? [{ id: keyId(key), team, publicKey: key }] : [];
    });
}

/** What a key is called: 16 hexadecimal digits of its hash, so that no name can be given to another key. */
export function keyId(publicKey: KeyObject): string {
  return idOf(spki(publicKey));
}

function idOf(der: Buffer): string {
  return createHash('sha256').update(der).digest('hex').slice(0, 16);
}

/** What a key is called that stands in `keys.json`. */
export function idOfText(publicKey: string): string {
  return idOf(Buffer.from(publicKey, 'base64'));
}

/** What a key for previews is called: its thumbprint (RFC 7638). */
export function previewKeyId({ crv, kty, x, y }: PreviewKey): string {
  return createHash('sha256').update(JSON.stringify({ crv, kty, x, y })).digest('base64url');
}

/** As it stands in `keys.json`. */
export function textOfKey(publicKey: KeyObject): string {
  return spki(publicKey).toString('base64');
}

function spki(publicKey: KeyObject): Buffer {
  return publicKey.export({ type: 'spki', format: 'der' });
}

function publicKeyOf(text: string): KeyObject | undefined {
  try {
    const key = createPublicKey({ key: Buffer.from(text, 'base64'), type: 'spki', format: 'der' });
    return key.asymmetricKeyType === 'ed25519' ? key : undefined;
  } catch {
    return undefined;
  }
}
