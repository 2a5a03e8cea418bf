import type { Reward } from '@site/contracts/areas/rewards';
import { formatDate, formatNumber } from '@site/i18n';
import { Link } from '@site/router';
import { useMoneyText } from '@site/ui/Money';
import { lastMoment } from '../../lastMoment';
import { useTexts } from '../../useTexts';
import { usePromotionPath } from '../usePromotionPath';
import styles from './Ready.module.css';

/** What has to be bet before a reward may be withdrawn, with the way to its terms; of a taken one, what is left of it. */
export function BetFirst({ reward }: { reward: Reward }) {
  const { t } = useTexts();
  const terms = usePromotionPath(reward);
  const text = useTurnoverText(reward);
  if (text === undefined) return null;
  return (
    <p className={styles.bet}>
      {text}{' '}
      {terms !== undefined && (
        <Link to={terms} aria-label={t('rewards.termsOf', { title: reward.title })} className={styles.terms}>
          {t('rewards.terms')}
        </Link>
      )}
    </p>
  );
}

function useTurnoverText({ status, turnoverLeft, turnoverDays, turnoverUntil }: Reward): string | undefined {
  const { t } = useTexts();
  const moneyText = useMoneyText();
  if (turnoverLeft === undefined) return undefined;
  const amount = moneyText(turnoverLeft);
  if (status === 'CLAIMED')
    return turnoverUntil === undefined
      ? t('rewards.toBet', { amount })
      : t('rewards.toBetUntil', { amount, date: formatDate(lastMoment(turnoverUntil)) });
  return turnoverDays === undefined
    ? t('rewards.bet', { amount })
    : t('rewards.betDays', { amount, count: turnoverDays, shown: formatNumber(turnoverDays) });
}
