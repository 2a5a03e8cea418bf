import { loginRedirect, useLocation, useNavigate } from '@site/router';
import { useSession } from '@site/session';
import { toast, toastDuration } from '@site/ui/Toast';
import { useEffect, useEffectEvent } from 'react';
import type { ListTab } from '../../catalogue/paths';
import { useTexts } from '../../useTexts';

const isOwnList = (tab: ListTab) => tab === 'recent' || tab === 'favourites';

/**
 * Recent and favourite games belong to a player: a guest sees a notice for 2 s and goes to the login page, from
 * where the way leads back to that tab (GA-053). Returns a function that does so for a tab about to be opened
 * and says whether it did; a tab that is open already, by its address or by an ended session, is left.
 */
export function useLoginForOwnLists(current: ListTab): (tab: ListTab) => boolean {
  const { t } = useTexts();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const guest = useSession((session) => session === null);

  const askForLogin = (tab: ListTab, options: { replace: boolean }) => {
    const target = new URLSearchParams(search);
    target.set('type', tab);
    toast.info(t('list.logIn'), { duration: toastDuration.pleaseLogIn });
    void navigate(loginRedirect({ pathname, search: `?${target}` }), options);
  };

  const leaveOwnList = useEffectEvent(() => askForLogin(current, { replace: true }));
  const mustLeave = guest && isOwnList(current);
  useEffect(() => {
    if (mustLeave) leaveOwnList();
  }, [mustLeave]);

  return (tab) => {
    if (!guest || !isOwnList(tab)) return false;
    askForLogin(tab, { replace: false });
    return true;
  };
}
