import { PATHS } from '@site/contracts/values/paths';
import { useTexts } from '../../useTexts';
import { SocialLogin } from '../firebase/SocialLogin';
import { AccessPage } from '../frame/AccessPage';
import { ExcludedNotice } from './ExcludedNotice';
import { HelpLink } from './HelpLink';
import { LoginMethods } from './LoginMethods';
import { OtherWays } from './OtherWays';

/** Where a member logs in. */
export default function LoginPage() {
  const { t } = useTexts();
  return (
    <AccessPage selected={PATHS.login} welcome={t('hero.welcome')}>
      <ExcludedNotice />
      <LoginMethods />
      <SocialLogin />
      <OtherWays />
      <HelpLink />
    </AccessPage>
  );
}
