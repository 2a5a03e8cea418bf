import { PATHS } from '@site/contracts/values/paths';
import { Link, useLocation, useRouteExists } from '@site/router';
import { useFreePlay } from '@site/ui/sessionActions';
import { useTexts } from '../../useTexts';
import { MethodLinks } from '../frame/MethodLinks';

/** For those without an account: register, or play without one. */
export function OtherWays() {
  const { t } = useTexts();
  const { search } = useLocation();
  const canRegister = useRouteExists(PATHS.register);
  const { offered, start, starting } = useFreePlay({ wait: t('join.starting'), replace: true });
  if (!canRegister && !offered) return null;
  const text = canRegister && offered ? 'join.both' : canRegister ? 'join.register' : 'join.trial';
  return (
    <MethodLinks
      text={t(text)}
      links={{
        register: { render: <Link to={{ pathname: PATHS.register, search }} /> },
        trial: { loading: starting, onClick: start },
      }}
    />
  );
}
