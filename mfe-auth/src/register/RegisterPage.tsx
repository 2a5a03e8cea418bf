import { LOGIN_PATH } from '@site/contracts/routes';
import { Link, useLocation } from '@site/router';
import { EmptyState } from '@site/ui/EmptyState';
import { ErrorState } from '@site/ui/ErrorState';
import { HeldSocialNotice } from '../firebase/HeldSocialNotice';
import { SocialLogin } from '../firebase/SocialLogin';
import { FormSkeleton } from '../form/FormSkeleton';
import { AccessPage } from '../frame/AccessPage';
import { WayLine } from '../frame/WayLine';
import { REGISTER_PATH } from '../paths';
import { useTexts } from '../useTexts';
import { useRegisterSettings } from './queries';
import { RegisterWays } from './RegisterWays';

/** Where a guest becomes a member. */
export default function RegisterPage() {
  const { t } = useTexts();
  const { search } = useLocation();
  return (
    <AccessPage selected={REGISTER_PATH} welcome={t('hero.join')}>
      <HeldSocialNotice />
      <Content />
      <SocialLogin />
      <WayLine
        text={t('register.login')}
        ways={{ login: { render: <Link to={{ pathname: LOGIN_PATH, search }} replace /> } }}
      />
    </AccessPage>
  );
}

function Content() {
  const { t } = useTexts();
  const { ways, fields, withPassword, merchant, ready, failed, retrying, retry } = useRegisterSettings();
  if (failed) {
    return (
      <ErrorState
        title={t('register.failed')}
        body={t('register.failedBody')}
        onRetry={retry}
        retrying={retrying}
      />
    );
  }
  if (!ready || !fields || !ways) return <FormSkeleton />;
  if (!ways.username && !ways.mobileNum) {
    return <EmptyState title={t('register.closed')} body={t('register.closedBody')} />;
  }
  return <RegisterWays ways={ways} fields={fields} withPassword={withPassword} merchant={merchant} />;
}
