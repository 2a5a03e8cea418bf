import { randomBytes } from 'node:crypto';
import { DOCUMENT_BLOCKS } from '@site/contracts/federation/documents';
import { PREVIEW_TYPE, type PreviewClaims, PreviewKeys } from '@site/contracts/federation/preview';
import { PREVIEW_PARAMETER } from '@site/contracts/federation/previewParameter';
import { documentsFolder, readDocumentIndex } from '../product/compose/composeSite';
import { assertCompatibleRelease } from '../product/deploy/compatibility';
import type { DeliveryContext } from '../product/deploy/deploy';
import { compositionOf, type Deployment } from '../product/deploy/deployments';
import { keepPreview, type MadePreview } from '../product/deploy/previews';
import { manifestUrlOf } from '../product/discovery/document';
import { readMerchant } from '../product/discovery/merchants';
import { componentOf, HOST_COMPONENT, remoteOf } from '../product/discovery/names';
import { readRelease } from '../product/discovery/releases';
import { assertSigned } from '../product/signing/assertSigned';
import type { Store } from '../product/store/Store';
import { Refusal } from '../refusal';
import type { PreviewSigner } from './previewKey';

/** Loaded for a link alone: every other command begins sooner without it. */
const signing = () => import('jose');

/** Of the random name of a link. */
const ID_BYTES = 12;

export interface PreviewOptions {
  readonly merchant: string;
  readonly component: string;
  readonly release: string;
  /** The remote whose place it takes, when that is not the component's own. */
  readonly as?: string | undefined;
  /** How long it works, in ms. */
  readonly lifeMs: number;
  /** Where the merchant's site is: `https://aurora.example`. */
  readonly site: string;
  /** The page that it opens. */
  readonly path: string;
}

export interface PreviewLink extends MadePreview {
  readonly link: string;
}

/**
 * Makes a link that opens a release for one tab on a merchant's live site (FD-077), and writes down that it was made.
 * It is held to what a deployment is held to, and changes nothing for anybody else.
 *
 * @throws Refusal that says what would have been right.
 */
export async function makePreview(
  context: DeliveryContext,
  signer: PreviewSigner,
  options: PreviewOptions,
): Promise<PreviewLink> {
  const { component, release, as: remote = component } = options;
  if (component === HOST_COMPONENT)
    throw new Refusal(`${HOST_COMPONENT} cannot be previewed: its documents are composed ahead.`);
  const { merchant } = await readMerchant(context.merchantsFolder, options.merchant);
  const stored = await readRelease(context.store, component, release);
  const live = await context.deployments.live(merchant.code);
  if (!live) throw new Refusal(`${merchant.code} has nothing live that a preview could be a part of.`);
  refuseForeign(live, merchant.remotes.map(componentOf), remote, component);
  await refuseUnknownKey(context.store, live, signer);
  await assertCompatibleRelease(context, merchant, compositionOf(live), { remote, component, release });
  await assertSigned(context, merchant, [stored]);

  const id = randomBytes(ID_BYTES).toString('base64url');
  const at = context.now();
  const exp = Math.floor((at.getTime() + options.lifeMs) / 1000);
  const claims: PreviewClaims = {
    jti: id,
    aud: merchant.code,
    remote: remoteOf(remote),
    release,
    manifest: manifestUrlOf(stored, context.releasesUrl),
    integrity: stored.integrity,
    exp,
  };
  const token = await new (await signing()).SignJWT(claims)
    .setProtectedHeader({ alg: 'ES256', typ: PREVIEW_TYPE, kid: signer.id })
    .sign(signer.privateKey);
  const link = new URL(options.path, options.site);
  link.searchParams.set(PREVIEW_PARAMETER, token);
  const made = {
    id,
    component,
    release,
    by: context.by,
    at: at.toISOString(),
    until: new Date(exp * 1000).toISOString(),
  };
  await keepPreview(context.store, merchant.code, made);
  return { ...made, link: link.href };
}

/** The policy of the live documents names folders of components: what lies elsewhere would not load. */
function refuseForeign(live: Deployment, own: readonly string[], remote: string, component: string): void {
  if (!own.includes(remote)) {
    throw new Refusal(
      `${live.merchant}'s site has no ${remote}: it is made of ${own.join(', ')} (merchant.json, remotes).`,
    );
  }
  const components = new Set(
    Object.values(live.remotes)
      .flat()
      .flatMap((variant) => [variant.component, ...(variant.fallback ? [variant.fallback.component] : [])]),
  );
  if (components.has(component)) return;
  throw new Refusal(
    `The policy of ${live.merchant}'s pages allows nothing of ${component}: a release of it has to be live first, with --traffic 0 if for nobody. It allows ${[...components].sort().join(', ')}.`,
  );
}

const KEYS_BLOCK = new RegExp(`id="${DOCUMENT_BLOCKS.previewKeys}">(.*?)</script>`);

/** A key that was added after the last deployment is in no document yet. */
async function refuseUnknownKey(
  store: Store,
  live: Deployment,
  { publicKey, id }: PreviewSigner,
): Promise<void> {
  const { merchant, documents, host } = live;
  const index = await readDocumentIndex(store, merchant, documents);
  const [first] = index.documents;
  const html = first && (await store.readFile(`${documentsFolder(merchant, documents)}/${first.file}`));
  const [, block = '[]'] = KEYS_BLOCK.exec(html?.toString('utf8') ?? '') ?? [];
  if (PreviewKeys.parse(JSON.parse(block)).some(({ x, y }) => x === publicKey.x && y === publicKey.y)) return;
  throw new Refusal(
    `${merchant}'s pages do not know key ${id} yet: they learn it with the next deployment, for example site deploy ${HOST_COMPONENT}@${host} --merchant ${merchant}.`,
  );
}
