import { PATHS } from '@site/contracts/values/paths';
import { useTranslation } from '@site/i18n';
import { useBack, useNavigate, useRouteExists } from '@site/router';
import { Button } from '@site/ui/Button';
import { Dialog } from '@site/ui/Dialog';

/** What a trial user sees in the place of a page for members (HS-013). */
export function RealAccountPrompt() {
  const { t } = useTranslation('host-shell');
  const navigate = useNavigate();
  const back = useBack();
  const registerPath = useRouteExists(PATHS.register) ? PATHS.register : PATHS.login;
  return (
    <Dialog
      required
      open
      onClose={back}
      title={t('realAccount.title')}
      actions={
        <>
          <Button variant="quiet" onClick={back}>
            {t('realAccount.cancel')}
          </Button>
          <Button onClick={() => navigate(registerPath, { replace: true })}>
            {t('realAccount.register')}
          </Button>
        </>
      }
    >
      {t('realAccount.body')}
    </Dialog>
  );
}
