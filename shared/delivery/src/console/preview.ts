import type { Identity } from '@site/contracts/federation/access';
import type { PreviewMade } from '@site/contracts/federation/consoleApi';
import type { PreviewCall } from '@site/contracts/federation/releaseApi';
import { PATHS } from '@site/contracts/values/paths';
import { makePreview } from '../preview/makePreview';
import { previewSigner } from '../preview/previewKey';
import { readMerchant } from '../product/discovery/merchants';
import { requireRole } from '../rules/requireRole';
import type { ConsoleContext } from './ConsoleContext';

const HOUR_MS = 3_600_000;

/**
 * `POST previews`: a link that shows a release in one tab of the live site (FD-077), written down as the command does.
 *
 * @throws Refusal by who asks, or when the release cannot be previewed.
 */
export async function previewFor(
  { delivery, audit, environment, siteOf }: ConsoleContext,
  identity: Identity | undefined,
  { merchant, component, release, as, hours }: PreviewCall,
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
