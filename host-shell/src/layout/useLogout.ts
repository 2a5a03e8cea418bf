import { logOut } from '@site/api';
import { HOME_PATH } from '@site/contracts/routes';
import { useTranslation } from '@site/i18n';
import { useNavigate } from '@site/router';
import { useConfirm } from '@site/ui/Dialog';
import { toast } from '@site/ui/Toast';

/** The longest that the notice stays when the platform does not answer, in ms (HS-057). */
const LOGOUT_NOTICE_MS = 9_999;

/** Asks, tells the platform, and ends the session here in any case (HS-025, HS-057 to HS-059). */
export function useLogout(): () => Promise<void> {
  const { t } = useTranslation('host-shell');
  const confirm = useConfirm();
  const navigate = useNavigate();
  return async () => {
    const sure = await confirm({
      title: t('logout.title'),
      body: t('logout.body'),
      confirmLabel: t('logout.confirm'),
      cancelLabel: t('logout.cancel'),
      tone: 'danger',
    });
    if (!sure) return;
    const notice = toast.loading(t('logout.wait'), { duration: LOGOUT_NOTICE_MS });
    await logOut();
    toast.dismiss(notice);
    navigate(HOME_PATH);
  };
}
