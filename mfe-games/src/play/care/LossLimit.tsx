import type { LimitPeriod } from '@site/contracts/areas/care';
import { PATHS } from '@site/contracts/values/paths';
import { useErrorText } from '@site/i18n';
import { Link } from '@site/router';
import { Button } from '@site/ui/Button';
import { Dialog } from '@site/ui/Dialog';
import { compareMoney, formatAmount } from '@site/ui/Money';
import { Sum } from '@site/ui/Sum';
import { useTexts } from '../../useTexts';
import { formatAgain } from './again';
import { useCarePages } from './carePages';
import styles from './DialogContent.module.css';
import { tightestLoss, useLimits } from './useLimits';

export interface LossLimitProps {
  symbol: string;
  /** A lower stake may still pass. */
  onBack: () => void;
  onLeave: () => void;
}

/**
 * A stake was more than the loss limit leaves. Where nothing is left there is no way on; else the amount is told that is.
 */
export function LossLimit({ symbol, onBack, onLeave }: LossLimitProps) {
  const { t } = useTexts();
  const errorText = useErrorText();
  const hasStatement = useCarePages().some(({ name }) => name === 'statement');
  // What was asked for before that stake is of no use here.
  const { data, isFetching } = useLimits(true);
  const loss = tightestLoss(data);
  if (isFetching) return null;
  const isReached = loss !== undefined && compareMoney(loss.rest, NOTHING) <= 0;
  const rest = `${symbol}${formatAmount(loss?.rest ?? NOTHING)}`;
  const titleOf = (period: LimitPeriod) =>
    isReached ? t(`care.loss.reached.${period}`) : t(`care.loss.left.${period}`, { rest });
  return (
    <Dialog
      open
      required
      unasked
      onClose={isReached ? onLeave : onBack}
      title={loss ? titleOf(loss.period) : errorText({ code: 'limit.loss.reached' })}
      actions={
        <>
          <Button variant="quiet" onClick={onLeave}>
            {t('play.leave')}
          </Button>
          {isReached ? (
            hasStatement && (
              <Button variant="quiet" render={<Link to={PATHS.careStatement} />}>
                {t('care.loss.activity')}
              </Button>
            )
          ) : (
            <Button variant="quiet" onClick={onBack}>
              {t('care.loss.back')}
            </Button>
          )}
        </>
      }
    >
      <div className={styles.content}>
        {loss?.resetsAt !== undefined && (
          <p>{t(isReached ? 'care.loss.again' : 'care.loss.anew', { at: formatAgain(loss.resetsAt) })}</p>
        )}
        {loss && (
          <Sum
            inset
            symbol={symbol}
            rows={[
              { label: t(`care.loss.lost.${loss.period}`), amount: loss.used },
              { label: t('care.loss.limit'), amount: loss.value },
            ]}
          />
        )}
      </div>
    </Dialog>
  );
}

const NOTHING = '0.00';
