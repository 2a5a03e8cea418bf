import { changeSite, type DeliveryContext } from '../product/deploy/deploy';
import type { Deployment } from '../product/deploy/deployments';
import { type MadePreview, openPreviews, revokePreview } from '../product/deploy/previews';
import { Refusal } from '../refusal';

/**
 * Takes a preview link back: the merchant's `/site.json` names it from now on, and a page that is opened by it, or was,
 * shows what is live.
 *
 * @returns The link, and the deployment that says so; undefined when an earlier one does already.
 * @throws Refusal when there is no such link.
 */
export async function revoke(
  context: DeliveryContext,
  merchant: string,
  id: string,
): Promise<{ readonly preview: MadePreview; readonly deployment: Deployment | undefined }> {
  const preview = await revokePreview(context.store, merchant, id);
  if (!preview) {
    const open = (await openPreviews(context.store, merchant, context.now())).map((one) => one.id);
    throw new Refusal(
      `There is no preview "${id}" of ${merchant}: ${open.length > 0 ? `those that work are ${open.join(', ')}` : 'none works at present'}.`,
    );
  }
  // It only takes something away: no freeze and no lock stands against that.
  const ungated = { ...context, gate: undefined };
  return { preview, deployment: await changeSite(ungated, merchant, 'deploy', (live) => live) };
}
