import { ANY, type Identity } from '@site/contracts/federation/access';
import type { PreviewMade, Previews } from '@site/contracts/federation/consoleApi';
import type { PreviewCall } from '@site/contracts/federation/releaseApi';
import { PATHS } from '@site/contracts/values/paths';
import { makePreview } from '../preview/makePreview';
import { previewSigner } from '../preview/previewKey';
import { takeBackPreview } from '../preview/takeBackPreview';
import { openPreviews } from '../product/deploy/previews';
import { readMerchant } from '../product/discovery/merchants';
import { Refusal } from '../refusal';
import { requireRole } from '../rules/requireRole';
import type { ConsoleContext } from './ConsoleContext';

const HOUR_MS = 3_600_000;

/**
 * `POST previews`: a link that shows a release in one tab of the live site (FD-077), or the end of one; written down as
 * the command does.
 *
 * @throws Refusal by who asks, when the release cannot be previewed, or when there is no such link.
 */
export function previewFor(
  context: ConsoleContext,
  identity: Identity | undefined,
  call: PreviewCall,
): Promise<PreviewMade> {
  return 'end' in call ? endPreview(context, identity, call) : make(context, identity, call);
}

/** `GET previews`: those of a merchant that have not ended, the one that ends last first. */
export async function previewsOf({ delivery }: ConsoleContext, merchant: string): Promise<Previews> {
  await readMerchant(delivery.merchantsFolder, merchant);
  const open = await openPreviews(delivery.store, merchant, delivery.now());
  return {
    previews: open
      .map(({ id, component, release, by, until, revoked }) => ({
        id,
        component,
        release,
        by,
        until,
        revoked,
      }))
      .sort((one, other) => Date.parse(other.until) - Date.parse(one.until)),
  };
}

async function endPreview(
  { delivery, audit, tellPlatform }: ConsoleContext,
  identity: Identity | undefined,
  { merchant, end }: Extract<PreviewCall, { end: string }>,
): Promise<PreviewMade> {
  await readMerchant(delivery.merchantsFolder, merchant);
  const open = await openPreviews(delivery.store, merchant, delivery.now());
  const found = open.find(({ id }) => id === end);
  // Who may not do this hears nothing of which links there are.
  const scope = { remotes: [found?.component ?? ANY], merchants: [merchant] };
  const { name } = await requireRole(audit, identity, 'preview', scope, delivery.now());
  if (!found) throw new Refusal(`There is no preview "${end}" of ${merchant} that works.`);
  const at = delivery.now().toISOString();
  await takeBackPreview({ ...delivery, by: name }, merchant, end, {
    log: (words) => audit.append({ at, by: name, kind: 'preview', words, scope }),
    tellPlatform,
  });
  return { id: found.id, until: found.until };
}

async function make(
  { delivery, audit, environment, siteOf }: ConsoleContext,
  identity: Identity | undefined,
  { merchant, component, release, as, hours }: Exclude<PreviewCall, { end: string }>,
): Promise<PreviewMade> {
  const scope = { remotes: [as ?? component], merchants: [merchant] };
  const { name } = await requireRole(audit, identity, 'preview', scope, delivery.now());
  const { merchant: settings } = await readMerchant(delivery.merchantsFolder, merchant);
  const { id, link, until } = await makePreview(
    { ...delivery, by: name },
    await previewSigner(environment, delivery.policyFolder, merchant),
    {
      merchant,
      component,
      release,
      as,
      lifeMs: hours * HOUR_MS,
      site: siteOf(settings.hosts[0] ?? ''),
      path: PATHS.home,
    },
  );
  const words = `made a preview link to ${component}@${release} for ${merchant}, until ${until}`;
  await audit.append({ at: delivery.now().toISOString(), by: name, kind: 'preview', words, scope });
  return { id, link, until };
}
