import { PushPath } from '@site/contracts/areas/push';
import { PATHS } from '@site/contracts/values/paths';
import { worker } from '../scope';

/** Opens the page that a notification tells of: in a tab of the site that is there, else in a new one. */
export async function openPage(data: unknown): Promise<void> {
  const path = PushPath.safeParse(data);
  const target = path.success ? path.data : PATHS.messages;
  const windows = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const pages = windows.filter(({ frameType }) => frameType !== 'nested');
  const page = pages.find(({ focused }) => focused) ?? pages[0];
  if (!page) return void (await worker.clients.openWindow(target));
  // A browser may keep its window from coming forward; the page opens all the same.
  await page.focus().catch(() => undefined);
  // A page that this worker does not serve yet goes nowhere for it.
  await page.navigate(target).catch(() => worker.clients.openWindow(target));
}
