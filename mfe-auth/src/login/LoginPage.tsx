import { isTrialAccount } from '@site/contracts/accountTypes';
import { Navigate, returnPath, useLocation } from '@site/router';
import { useSession } from '@site/session';
import { LoginForm } from './LoginForm';
import { LoginHero } from './LoginHero';
import styles from './LoginPage.module.css';
import { LoginTabs } from './LoginTabs';
import { OtherWays } from './OtherWays';

/**
 * Where a member logs in. Whoever is logged in already, here or in another tab, goes on to the page that
 * asked; a trial user may change to an account of their own.
 */
export default function LoginPage() {
  const location = useLocation();
  const signedIn = useSession((session) => session !== null && !isTrialAccount(session.type));
  if (signedIn) return <Navigate to={returnPath(location)} replace />;
  return (
    <div className={styles.page}>
      <LoginHero />
      <div className={styles.panel}>
        <LoginTabs />
        <div className={styles.body}>
          <LoginForm />
          <OtherWays />
        </div>
      </div>
    </div>
  );
}
