import { useApiMutation } from '@site/api';
import { declineLimits, thinkAgain } from '@site/contracts/areas/care';
import { PATHS } from '@site/contracts/values/paths';
import { useErrorText } from '@site/i18n';
import { Link } from '@site/router';
import { Button } from '@site/ui/Button';
import { FailureNote } from '@site/ui/FailureNote';
import { useId } from 'react';
import { useTexts } from '../../useTexts';
import styles from './Break.module.css';
import { keepPlayState, refreshPlayState } from './queries';

/** The day before play opens: one press takes the wish back, and limits are chosen or declined. */
export function ReturnWait() {
  const { t } = useTexts();
  const errorText = useErrorText();
  const heading = useId();
  const think = useApiMutation(thinkAgain, {
    silent: true,
    onSuccess: keepPlayState,
    onError: refreshPlayState,
  });
  const decline = useApiMutation(declineLimits, { silent: true, onSettled: refreshPlayState });
  const failed = think.error ?? decline.error;
  return (
    <div className={styles.form}>
      <Button block loading={think.isPending} onClick={() => think.mutate({})}>
        {t('break.return.think')}
      </Button>
      <section aria-labelledby={heading} className={styles.group}>
        <h2 id={heading} className={styles.label}>
          {t('break.return.limits')}
        </h2>
        <p className={styles.lead}>{t('break.return.limitsBody')}</p>
        <div className={styles.duo}>
          <Button variant="line" block render={<Link to={PATHS.careLimits} />}>
            {t('break.return.chooseLimits')}
          </Button>
          <Button variant="line" block loading={decline.isPending} onClick={() => decline.mutate({})}>
            {t('break.return.noLimits')}
          </Button>
        </div>
        <p role="status" className={styles.lead}>
          {decline.isSuccess && t('break.return.declined')}
        </p>
      </section>
      <FailureNote text={failed ? errorText(failed) : undefined} />
    </div>
  );
}
