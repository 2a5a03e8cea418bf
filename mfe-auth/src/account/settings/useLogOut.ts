import { useSignOut } from '@site/ui/sessionActions';
import { useTexts } from '../../useTexts';

/** The way out, after a question (HS-025, HS-057). */
export function useLogOut() {
  const { t } = useTexts();
  return useSignOut({
    title: t('settings.question'),
    body: t('settings.questionBody'),
    confirm: t('settings.signOut'),
    cancel: t('settings.stay'),
    wait: t('settings.leaving'),
  });
}
