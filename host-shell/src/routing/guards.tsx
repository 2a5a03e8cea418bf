import { useAccountType } from '@site/api';
import { isAgentAccount } from '@site/contracts/accountTypes';
import { HOME_PATH, type RouteEntry } from '@site/contracts/routes';
import { loginRedirect, Navigate, useLocation } from '@site/router';
import type { ReactNode } from 'react';

/**
 * Keeps a page from those who may not see it: without a session the login page comes first and leads back;
 * agent pages are replaced by home (AG-001). The platform checks every right itself.
 */
export function Guarded({ guard, children }: { guard: RouteEntry['guard']; children: ReactNode }) {
  const type = useAccountType();
  const location = useLocation();
  if (guard === 'agent' && (type === undefined || !isAgentAccount(type)))
    return <Navigate to={HOME_PATH} replace />;
  if (guard === 'session' && type === undefined) return <Navigate to={loginRedirect(location)} replace />;
  return children;
}
