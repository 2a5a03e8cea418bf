import { useFlag } from '@site/api';
import { Trans } from '@site/i18n';
import { Link, useLocation, useRouteExists } from '@site/router';
import { Button } from '@site/ui/Button';
import { REGISTER_PATH } from '../paths';
import { useTexts } from '../useTexts';
import styles from './OtherWays.module.css';
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
    <p className={styles.ways}>
      <Trans
        text={t(text)}
        parts={{
          register: (words) => (
            <Button
              variant="text"
              className={styles.way}
              render={<Link to={{ pathname: REGISTER_PATH, search }} />}
            >
              {words}
            </Button>
          ),
          trial: (words) => (
            <Button variant="text" className={styles.way} loading={starting} onClick={start}>
              {words}
            </Button>
          ),
        }}
      />
    </p>
  );
}
