import { useAccountType, useFlag } from '@site/api';
import { isAgentAccount } from '@site/contracts/values/accountTypes';
import { PATHS } from '@site/contracts/values/paths';
import { useTranslation } from '@site/i18n';
import { useLocation, useNavigate, useRouteExists } from '@site/router';
import { Button } from '@site/ui/Button';
import { Dialog } from '@site/ui/Dialog';
import { Icon } from '@site/ui/Icon';
import { TabBarItem } from '@site/ui/TabBar';
import { toast, toastDuration } from '@site/ui/Toast';
import { UserPlus } from 'lucide-react';
import { useState } from 'react';

/**
 * Invite: the agent modal for agents, the referral page for others, "coming soon" without one (HS-061, HS-062),
 * and where the merchant has no agent page (FD-015).
 */
export function InviteTab() {
  const { t } = useTranslation('host-shell');
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [open, setOpen] = useState(false);
  const type = useAccountType();
  const hasAgentPage = useRouteExists(PATHS.agent);
  const hasReferral = useRouteExists(PATHS.referral);
  const offersReferral = useFlag('referral');
  const invite = () => {
    if (hasAgentPage && type !== undefined && isAgentAccount(type)) setOpen(true);
    else if (hasReferral && offersReferral) navigate(PATHS.referral);
    else toast.info(t('footer.comingSoon'), { duration: toastDuration.comingSoon });
  };
  const openAgentPage = () => {
    setOpen(false);
    navigate(PATHS.agent);
  };
  return (
    <>
      <TabBarItem
        icon={<Icon of={UserPlus} />}
        label={t('footer.invite')}
        current={pathname === PATHS.referral}
        onClick={invite}
      />
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={t('footer.agentTitle')}
        actions={
          <>
            <Button variant="quiet" onClick={() => setOpen(false)}>
              {t('logout.cancel')}
            </Button>
            <Button onClick={openAgentPage}>{t('footer.agentOpen')}</Button>
          </>
        }
      >
        {t('footer.agentBody')}
      </Dialog>
    </>
  );
}
