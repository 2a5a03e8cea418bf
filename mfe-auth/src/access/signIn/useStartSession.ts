import { merchantCode } from '@site/api';
import type { Session } from '@site/contracts/areas/account';
import { formatDateTime, type TFunction } from '@site/i18n';
import { signIn } from '@site/session';
import { toast, toastDuration } from '@site/ui/Toast';
import { useTexts } from '../../useTexts';

/**
 * Starts the session that a login has answered, whatever way it was made, and tells of the sign-in before it:
 * who sees one that was not theirs knows what to do (AU-015).
 */
export function useStartSession() {
  const { t } = useTexts();
  return ({ lastLogin, ...session }: Session, options: { readonly persist: boolean }): void => {
    signIn({ ...session, merchantCode: merchantCode() }, options);
    if (lastLogin) toast.info(textOf(t, lastLogin), { duration: toastDuration.long });
  };
}

function textOf(t: TFunction, { at, device }: NonNullable<Session['lastLogin']>): string {
  const { app, system } = device;
  const name = app && system ? t('login.device', { app, system }) : (app ?? system);
  const when = formatDateTime(at);
  return name ? t('login.lastWith', { when, device: name }) : t('login.last', { when });
}
