import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { seal } from '../../product/signing/dsse';
import { keyId, keysFor, readKeys } from '../../product/signing/keys';
import { contentsDigest, storeSignature, subjectName } from '../../product/signing/signatures';
import {
  PAYLOAD_TYPE,
  PROVENANCE_TYPE,
  STATEMENT_TYPE,
  type Statement,
} from '../../product/signing/statement';
import type { Store } from '../../product/store/Store';
import { Refusal } from '../../refusal';
import { provenanceOf, type Run } from './provenance';

/** The key of a team, to sign with. */
export interface SigningKey {
  readonly id: string;
  readonly team: string;
  readonly privateKey: KeyObject;
}

const PEM = /^-----BEGIN /;

/**
 * The key that SITE_SIGNING_KEY names: the file of an ed25519 key, or its text, as PEM.
 *
 * @returns Undefined when it names none.
 * @throws Refusal when it is no such key, or is not trusted for the component: what it signed would count for nobody.
 */
export async function signingKey(
  environment: Readonly<Record<string, string | undefined>>,
  policyFolder: string | undefined,
  component: string,
): Promise<SigningKey | undefined> {
  const named = environment.SITE_SIGNING_KEY;
  if (!named) return undefined;
  const privateKey = await readKey(named);
  const id = keyId(createPublicKey(privateKey));
  const trusted = keysFor(await readKeys(policyFolder), component).find((key) => key.id === id);
  if (trusted) return { id, team: trusted.team, privateKey };
  throw new Refusal(
    `SITE_SIGNING_KEY is key ${id}, which release-policy/keys.json does not trust for ${component}: add it there (site keys new), or take another key.`,
  );
}

async function readKey(named: string): Promise<KeyObject> {
  const text = PEM.test(named) ? named : await readFile(named, 'utf8').catch(() => undefined);
  if (text === undefined) throw new Refusal('SITE_SIGNING_KEY names a file that cannot be read.');
  try {
    const key = createPrivateKey(text);
    if (key.asymmetricKeyType === 'ed25519') return key;
  } catch {
    // Told below: what it holds is a secret, so none of it is shown.
  }
  throw new Refusal('SITE_SIGNING_KEY is no ed25519 key in PEM: make one with site keys new.');
}

/**
 * Signs a release that is stored: a statement about its contents, with how it came about (FD-079, FD-080). Done again
 * with the same key, it changes nothing.
 */
export async function signRelease(store: Store, key: SigningKey, run: Run): Promise<void> {
  const { component, release } = run;
  const sha256 = await contentsDigest(store, component, release);
  if (sha256 === undefined) throw new Error(`${component}@${release} has no contents to sign`);
  const statement: Statement = {
    _type: STATEMENT_TYPE,
    subject: [{ name: subjectName(component, release), digest: { sha256 } }],
    predicateType: PROVENANCE_TYPE,
    predicate: await provenanceOf(run),
  };
  const envelope = seal(PAYLOAD_TYPE, Buffer.from(JSON.stringify(statement)), key);
  await storeSignature(store, component, release, { keyId: key.id, digest: sha256 }, envelope);
}
