import type { TurnoverDemand } from '@site/contracts/areas/withdraw';
import { PATHS } from '@site/contracts/values/paths';
import { Link, useRouteExists } from '@site/router';
import { LimitGauge } from '@site/ui/LimitGauge';
import { useMoneyText } from '@site/ui/Money';
import { useTexts } from '../../../useTexts';
import cashierStyles from '../../parts/Cashier.module.css';
import { momentText } from '../../parts/momentText';
import styles from './Turnover.module.css';

/** One turnover: how much of it is met, what it holds, until when, and which games count for it. */
export function DemandRow({ demand }: { demand: TurnoverDemand }) {
  const { t } = useTexts();
  const moneyText = useMoneyText();
  const hasPromotions = useRouteExists(PATHS.promotion);
  const { title, needed, met, left, held, endsAt, counts, promotionId } = demand;
  const progress = t('withdraw.turnover.met', { met: moneyText(met), needed: moneyText(needed) });
  return (
    <li className={styles.demand}>
      <div className={styles.top}>
        <span>{title}</span>
        <span className={styles.figures}>{progress}</span>
      </div>
      <LimitGauge thin label={progress} used={met} of={needed} />
      <p className={styles.words}>
        {t('withdraw.turnover.more', { left: moneyText(left), held: moneyText(held) })}
        {endsAt && ` ${t('withdraw.turnover.until', { when: momentText(endsAt) })}`}
      </p>
      {counts.length > 0 && (
        <p className={styles.words}>
          {/* @texts withdraw.category.* — the platform says which */}
          {counts
            .map(({ gameType, percent }) =>
              t('withdraw.turnover.counts', { category: t(`withdraw.category.${gameType}`), percent }),
            )
            .join(' · ')}
          {` · ${t('withdraw.turnover.othersCount')}`}
        </p>
      )}
      {promotionId && hasPromotions && (
        <Link className={cashierStyles.link} to={`${PATHS.promotion}?id=${promotionId}`}>
          {t('withdraw.turnover.terms', { promo: title })}
        </Link>
      )}
    </li>
  );
}
