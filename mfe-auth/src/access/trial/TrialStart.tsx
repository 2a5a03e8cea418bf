import { PATHS } from '@site/contracts/values/paths';
import { useErrorText } from '@site/i18n';
import { Link } from '@site/router';
import { useSession } from '@site/session';
import { Button } from '@site/ui/Button';
import { Icon } from '@site/ui/Icon';
import { CircleAlert, Play } from 'lucide-react';
import { useTexts } from '../../useTexts';
import styles from './TrialPage.module.css';
import { useStartTrial } from './useStartTrial';

/** Starts a trial, says why it did not start, or leads back into the one that runs. */
export function TrialStart() {
  const { t } = useTexts();
  const errorText = useErrorText();
  const inTrial = useSession((session) => session !== null);
  const { start, starting, error } = useStartTrial();
  if (inTrial && !starting) {
    return (
      <div className={styles.start}>
        <p className={styles.running}>{t('trial.running')}</p>
        <Button block render={<Link to={PATHS.home} />}>
          {t('trial.resume')}
        </Button>
      </div>
    );
  }
  return (
    <div className={styles.start}>
      <div role="alert">
        {error !== undefined && (
          <p className={styles.failed}>
            <Icon of={CircleAlert} size={20} />
            <span>
              <strong>{t('trial.failed')}</strong> {errorText(error)}
            </span>
          </p>
        )}
      </div>
      <Button block icon={<Icon of={Play} size={20} />} loading={starting} onClick={start}>
        {starting ? t('trial.starting') : error !== undefined ? t('trial.again') : t('trial.start')}
      </Button>
    </div>
  );
}
