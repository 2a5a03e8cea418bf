import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { PreviewKey } from '@site/contracts/federation/preview';
import { previewKeyId, previewKeysFor, readKeys } from '../product/signing/keys';
import { Refusal } from '../refusal';

const PEM = /^-----BEGIN /;

/** A key that signs preview links. */
export interface PreviewSigner {
  readonly id: string;
  readonly privateKey: KeyObject;
  readonly publicKey: PreviewKey;
}

/**
 * The key that SITE_PREVIEW_KEY names: the file of a P-256 key, or its text, as PEM.
 *
 * @throws Refusal when it names none, or one that is not trusted for the merchant.
 */
export async function previewSigner(
  environment: Readonly<Record<string, string | undefined>>,
  policyFolder: string | undefined,
  merchant: string,
): Promise<PreviewSigner> {
  const named = environment.SITE_PREVIEW_KEY;
  if (!named) {
    throw new Refusal(
      'SITE_PREVIEW_KEY names no key to sign the link with: make one with site keys new --preview --out <file>.',
    );
  }
  const privateKey = await readKey(named);
  const publicKey = PreviewKey.parse(publicPartsOf(createPublicKey(privateKey)));
  const id = previewKeyId(publicKey);
  const trusted = previewKeysFor(await readKeys(policyFolder), merchant).some(
    (key) => previewKeyId(key) === id,
  );
  if (trusted) return { id, privateKey, publicKey };
  throw new Refusal(
    `SITE_PREVIEW_KEY is key ${id}, which release-policy/keys.json does not trust for ${merchant}: add it there (site keys new --preview), or take another key.`,
  );
}

function publicPartsOf(key: KeyObject) {
  const { kty, crv, x, y } = key.export({ format: 'jwk' });
  return { kty, crv, x, y };
}

async function readKey(named: string): Promise<KeyObject> {
  const text = PEM.test(named) ? named : await readFile(named, 'utf8').catch(() => undefined);
  if (text === undefined) throw new Refusal('SITE_PREVIEW_KEY names a file that cannot be read.');
  try {
    const key = createPrivateKey(text);
    if (key.asymmetricKeyDetails?.namedCurve === 'prime256v1') return key;
  } catch {
    // Told below: what it holds is a secret, so none of it is shown.
  }
  throw new Refusal('SITE_PREVIEW_KEY is no P-256 key in PEM: make one with site keys new --preview.');
}
