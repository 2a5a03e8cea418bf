import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import { integrityOf } from '../../integrity';
import { HOST_COMPONENT, HOST_MANIFEST_FILE, REMOTE_MANIFEST_FILE, releaseFolder } from '../discovery/names';
import { CONTENTS_FILE, readContents, type Store } from '../store/Store';
import { type Envelope, Envelope as EnvelopeSchema, open } from './dsse';
import { type Keys, keysFor, type TrustedKey } from './keys';
import { PAYLOAD_TYPE, type Provenance, Statement } from './statement';

/** Beside the releases, as nothing can be inside the folder whose contents it is about. One file for each key and contents. */
const FOLDER = 'signatures';

/** Of the digest in a file's name. */
const SHORT_DIGEST = 16;

const folderOf = (component: string, release: string) => `${FOLDER}/${component}/${release}`;

/** What a statement names its subject, so that a signed folder cannot stand for another release. */
export function subjectName(component: string, release: string): string {
  return `${component}@${release}`;
}

/** SHA-256 of the contents of a release, in hexadecimal; undefined when it has none. */
export async function contentsDigest(
  store: Store,
  component: string,
  release: string,
): Promise<string | undefined> {
  const bytes = await store.readFile(`${releaseFolder(component, release)}/${CONTENTS_FILE}`);
  return bytes && createHash('sha256').update(bytes).digest('hex');
}

/** Keeps the envelope of one key about these contents. A second one changes nothing. */
export async function storeSignature(
  store: Store,
  component: string,
  release: string,
  about: { readonly keyId: string; readonly digest: string },
  envelope: Envelope,
): Promise<'stored' | 'unchanged'> {
  const file = `${folderOf(component, release)}/${about.keyId}-${about.digest.slice(0, SHORT_DIGEST)}.json`;
  const created = await store.createFile(file, Buffer.from(`${JSON.stringify(envelope)}\n`));
  return created ? 'stored' : 'unchanged';
}

/** Takes the signatures of a release away. */
export function removeSignatures(store: Store, component: string, release: string): Promise<void> {
  return store.removeFolder(folderOf(component, release));
}

/** What is known of a release's signatures. */
export interface Signed {
  /** The keys whose signatures hold, with their teams. */
  readonly by: readonly Pick<TrustedKey, 'id' | 'team'>[];
  /** How it came about, as the first of them says. */
  readonly provenance: Provenance | undefined;
  /** Why it does not count as signed; undefined when it does. */
  readonly fault: string | undefined;
}

/**
 * Checks the signatures of a release: that a trusted key signed exactly these contents under this name, and that its
 * manifest is one of them. The manifest says the integrity of every other file, which browsers and `site verify` hold
 * it to.
 */
export async function checkSignatures(
  store: Store,
  keys: Keys,
  component: string,
  release: string,
): Promise<Signed> {
  const unsigned = (fault: string): Signed => ({ by: [], provenance: undefined, fault });
  const trusted = keysFor(keys, component);
  const files = await store.list(folderOf(component, release));
  if (files.length === 0) return unsigned('it is not signed');
  const opened = (
    await Promise.all(
      files.map(async (file) =>
        statementIn(await store.readFile(`${folderOf(component, release)}/${file}`), trusted),
      ),
    )
  ).filter((one) => one !== undefined);
  if (opened.length === 0) return unsigned('none of its signatures is by a key that keys.json trusts for it');

  const digest = await contentsDigest(store, component, release);
  const name = subjectName(component, release);
  const holding = opened.filter(({ statement: { subject } }) =>
    subject.every((one) => one.name === name && one.digest.sha256 === digest),
  );
  const [first] = holding;
  if (!first) return unsigned('it is not what was signed');
  if (!(await hasOwnManifest(store, component, release)))
    return unsigned('its manifest is not the one that was signed');
  return { by: holding.flatMap(({ by }) => by), provenance: first.statement.predicate, fault: undefined };
}

function statementIn(bytes: Buffer | undefined, trusted: readonly TrustedKey[]) {
  const envelope = z.safeParse(EnvelopeSchema, parseJson(bytes));
  if (!envelope.success || envelope.data.payloadType !== PAYLOAD_TYPE) return undefined;
  const opened = open(envelope.data, (id) => trusted.find((key) => key.id === id)?.publicKey);
  const statement = opened && z.safeParse(Statement, parseJson(opened.payload));
  if (!statement?.success) return undefined;
  const by = trusted.filter(({ id }) => opened?.keyIds.includes(id)).map(({ id, team }) => ({ id, team }));
  return { statement: statement.data, by };
}

async function hasOwnManifest(store: Store, component: string, release: string): Promise<boolean> {
  const folder = releaseFolder(component, release);
  const file = component === HOST_COMPONENT ? HOST_MANIFEST_FILE : REMOTE_MANIFEST_FILE;
  const [contents, manifest] = await Promise.all([
    readContents(store, folder),
    store.readFile(`${folder}/${file}`),
  ]);
  return manifest !== undefined && contents?.[file] === integrityOf(manifest);
}

function parseJson(bytes: Buffer | undefined): unknown {
  try {
    return JSON.parse(bytes?.toString('utf8') ?? '');
  } catch {
    return undefined;
  }
}
