import { isTrialAccount } from '@site/contracts/values/accountTypes';
import { Navigate, returnPath, useLocation } from '@site/router';
import { useSession } from '@site/session';
import type { ComponentProps, ReactNode } from 'react';
import { SecondStepGate } from '../secondStep/SecondStepGate';
import { AccessFrame } from './AccessFrame';
import { AccessTabs } from './AccessTabs';

interface AccessPageProps extends ComponentProps<typeof AccessTabs> {
  /** One line under the brand. */
  welcome: string;
  children: ReactNode;
}

/**
 * What login and registration have around their forms. Whoever is logged in already, here or in another tab,
 * goes on to the page that asked; a trial user may change to an account of their own.
 */
export function AccessPage({ welcome, selected, children }: AccessPageProps) {
  const location = useLocation();
  const signedIn = useSession((session) => session !== null && !isTrialAccount(session.type));
  if (signedIn) return <Navigate to={returnPath(location)} replace />;
  return (
    <AccessFrame welcome={welcome} top={<AccessTabs selected={selected} />}>
      <SecondStepGate>{children}</SecondStepGate>
    </AccessFrame>
  );
}
