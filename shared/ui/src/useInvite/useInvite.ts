import { useAccountType, useFlag } from '@site/api';
import { isAgentAccount } from '@site/contracts/values/accountTypes';
import { PATHS } from '@site/contracts/values/paths';
import { useNavigate, useRouteExists } from '@site/router';
// By their names, not as neighbours: a remote that brings this hook uses the host's dialog and toasts.
import { useConfirm } from '@site/ui/Dialog';
import { toast, toastDuration } from '@site/ui/Toast';
import { useInviteTexts } from './useInviteTexts';

/**
 * What a press of "invite" does, wherever it stands: it asks agents whether to open their page; others it takes to the
 * referral page, and where the merchant has none it says "coming soon" (HS-061, HS-062, ME-025). Agents of a merchant
 * without an agent page are as others (FD-015).
 */
export function useInvite(): () => void {
  const { t } = useInviteTexts();
  const navigate = useNavigate();
  const confirm = useConfirm();
  const type = useAccountType();
  const hasAgentPage = useRouteExists(PATHS.agent);
  const hasReferral = useRouteExists(PATHS.referral);
  const offersReferral = useFlag('referral');

  const askAgent = async () => {
    const open = await confirm({
      title: t('invite.agentTitle'),
      body: t('invite.agentBody'),
      confirmLabel: t('invite.agentOpen'),
      cancelLabel: t('invite.cancel'),
    });
    if (open) void navigate(PATHS.agent);
  };
  return () => {
    if (hasAgentPage && type !== undefined && isAgentAccount(type)) void askAgent();
    else if (hasReferral && offersReferral) void navigate(PATHS.referral);
    else toast.info(t('invite.comingSoon'), { duration: toastDuration.comingSoon });
  };
}
