import { call, queryClient, serviceAddress, systemStatusOptions, wait } from '@site/api';
import { launchChat } from '@site/contracts/areas/chat';
import type { Merchant } from '@site/contracts/federation/merchant';
import { PATHS } from '@site/contracts/values/paths';
import type { LanguageParameter } from '@site/contracts/values/values';
import { languageParameter } from '@site/i18n';
import { leaveFor } from './leaveFor';

/** So long one can read that the site is left, in ms (ME-022). */
const LEAVE_AFTER_MS = 500;

/** All variants of Chinese are one to the service desk (ME-023). */
export const deskLanguage = (language: LanguageParameter): LanguageParameter =>
  language === 'TY' ? 'CN' : language;

/** The colour of the site's header, so that the desk looks like it. */
function headerColor({ themeColor }: Merchant): string {
  return themeColor[document.documentElement.dataset.theme === 'light' ? 'light' : 'dark'];
}

/**
 * Fetches the address of the service desk and leaves the site for it. Each address opens once, so each call asks anew.
 *
 * @throws ApiError when there is none, or it leads where the merchant does not; the signal's reason when it is cancelled.
 */
export async function openChat(merchant: Merchant, title: string, signal: AbortSignal): Promise<void> {
  const { info } = await queryClient.ensureQueryData(systemStatusOptions());
  signal.throwIfAborted();
  const { chatUrl } = await call(
    launchChat,
    {
      b2c: '1',
      language: deskLanguage(languageParameter()),
      backUrl: `${window.location.origin}${PATHS.messages}`,
      headerColor: headerColor(merchant),
      title,
      moduleId: 'CBS3',
    },
    { silent: true, signal },
  );
  const address = serviceAddress(chatUrl, info.customerService.hosts);
  await wait(LEAVE_AFTER_MS, signal);
  leaveFor(address);
}
