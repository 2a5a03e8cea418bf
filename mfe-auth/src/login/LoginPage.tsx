import { LOGIN_PATH } from '@site/contracts/routes';
import { SocialLogin } from '../firebase/SocialLogin';
import { AccessPage } from '../frame/AccessPage';
import { useTexts } from '../useTexts';
import { LoginMethods } from './LoginMethods';
import { OtherWays } from './OtherWays';

/** Where a member logs in. */
export default function LoginPage() {
  const { t } = useTexts();
  return (
    <AccessPage selected={LOGIN_PATH} welcome={t('hero.welcome')}>
      <LoginMethods />
      <SocialLogin />
      <OtherWays />
    </AccessPage>
  );
}
