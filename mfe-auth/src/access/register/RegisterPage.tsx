import { PATHS } from '@site/contracts/values/paths';
import { Link, useLocation } from '@site/router';
import { EmptyState } from '@site/ui/EmptyState';
import { ErrorState } from '@site/ui/ErrorState';
import { FormSkeleton } from '../../form/FormSkeleton';
import { useTexts } from '../../useTexts';
import { HeldSocialNotice } from '../firebase/HeldSocialNotice';
import { SocialLogin } from '../firebase/SocialLogin';
import { AccessPage } from '../frame/AccessPage';
import { MethodLinks } from '../frame/MethodLinks';
import { useRegisterSettings } from './queries';
import { RegisterWays } from './RegisterWays';

/** Where a guest becomes a member. */
export default function RegisterPage() {
  const { t } = useTexts();
  const { search } = useLocation();
  return (
    <AccessPage selected={PATHS.register} welcome={t('hero.join')}>
      <HeldSocialNotice />
      <Content />
      <SocialLogin />
      <MethodLinks
        text={t('register.login')}
        links={{ login: { render: <Link to={{ pathname: PATHS.login, search }} replace /> } }}
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
  if (!ready || !fields) return <FormSkeleton />;
  if (!ways.username && !ways.mobileNum) {
    return <EmptyState title={t('register.closed')} body={t('register.closedBody')} />;
  }
  return <RegisterWays ways={ways} fields={fields} withPassword={withPassword} merchant={merchant} />;
}
