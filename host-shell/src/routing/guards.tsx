import { useAccountType } from '@site/api';
import type { RouteEntry } from '@site/contracts/federation/routes';
import { isAgentAccount, isTrialAccount } from '@site/contracts/values/accountTypes';
import { PATHS } from '@site/contracts/values/paths';
import { loginRedirect, Navigate, useLocation } from '@site/router';
import type { ReactNode } from 'react';
import { RealAccountPrompt } from './RealAccountPrompt';

/**
 * Keeps a page from those who may not see it: without a session the login page comes first and leads back
 * (HS-012); a trial user is asked to register where only members may (HS-013); agent pages are replaced by home
 * (AG-001). The platform checks every right itself.
 */
export function Guarded({ guard, children }: { guard: RouteEntry['guard']; children: ReactNode }) {
  const type = useAccountType();
  const location = useLocation();
  if (guard === undefined) return children;
  if (guard === 'agent') {
    if (type === undefined || !isAgentAccount(type)) return <Navigate to={PATHS.home} replace />;
    return children;
  }
  if (type === undefined) return <Navigate to={loginRedirect(location)} replace />;
  if (guard === 'member' && isTrialAccount(type)) return <RealAccountPrompt />;
  return children;
}
