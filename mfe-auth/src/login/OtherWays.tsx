import { useFlag } from '@site/api';
import { Link, useLocation, useRouteExists } from '@site/router';
import { WayLine } from '../frame/WayLine';
import { REGISTER_PATH } from '../paths';
import { useTexts } from '../useTexts';
import { useFreePlay } from './useFreePlay';

/** For those without an account: register, or play without one. */
export function OtherWays() {
  const { t } = useTexts();
  const { search } = useLocation();
  const canRegister = useRouteExists(REGISTER_PATH);
  const canTry = useFlag('freePlay');
  const { start, starting } = useFreePlay();
  if (!canRegister && !canTry) return null;
  const text = canRegister && canTry ? 'join.both' : canRegister ? 'join.register' : 'join.trial';
  return (
    <WayLine
      text={t(text)}
      ways={{
        register: { render: <Link to={{ pathname: REGISTER_PATH, search }} /> },
        trial: { loading: starting, onClick: start },
      }}
    />
  );
}
