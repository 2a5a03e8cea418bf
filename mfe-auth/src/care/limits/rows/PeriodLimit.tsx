import { useCurrencySymbol } from '@site/api';
import type { Limit } from '@site/contracts/areas/care';
import { addressOf, PATHS } from '@site/contracts/values/paths';
import { Trans } from '@site/i18n';
import { Link, OVER_PAGE } from '@site/router';
import { Button } from '@site/ui/Button';
import { Icon } from '@site/ui/Icon';
import { LimitGauge } from '@site/ui/LimitGauge';
import { compareMoney, Money, useMoneyText } from '@site/ui/Money';
import { PeriodRow } from '@site/ui/PeriodRow';
import { CircleAlert } from 'lucide-react';
import { useTexts } from '../../../useTexts';
import type { Place } from '../places';
import { useLimitTexts } from '../useLimitTexts';
import { partOf } from '../whichLimit';
import { LimitNews } from './LimitNews';
import styles from './PeriodLimit.module.css';
import { SetBy } from './SetBy';
import { useResetText } from './useResetText';

/** An amount for a period: the member's own, and beside it what others have set, which cannot be changed here. */
export function PeriodLimit({ place }: { place: Place }) {
  const { t } = useTexts();
  const { nameOf } = useLimitTexts();
  const { own, others, offered } = place;
  const period = t(`limits.period.${place.period}`);
  return (
    <>
      {(offered || own) && (
        <PeriodRow
          title={period}
          action={
            offered && (
              <Button
                variant="text"
                size="small"
                flush
                render={
                  <Link
                    to={addressOf(PATHS.careLimits, { part: partOf(place) })}
                    state={OVER_PAGE}
                    aria-label={t(own ? 'limits.changeNamed' : 'limits.setNamed', { name: nameOf(place) })}
                  />
                }
              >
                {t(own ? 'limits.change' : 'limits.set')}
              </Button>
            )
          }
          {...useFigures(own)}
        >
          {own && <LimitNews className={styles.news} limit={own} />}
        </PeriodRow>
      )}
      {others.map((limit) => (
        <OthersLimit key={limit.id} period={period} limit={limit} />
      ))}
    </>
  );
}

function OthersLimit({ period, limit }: { period: string; limit: Limit }) {
  return (
    <PeriodRow title={period} action={<SetBy source={limit.source} />} {...useFigures(limit)}>
      <LimitNews className={styles.news} limit={limit} />
    </PeriodRow>
  );
}

/** What is used, what is left, and when it starts again; or that there is no limit. */
function useFigures(limit: Limit | undefined) {
  const { t } = useTexts();
  const symbol = useCurrencySymbol();
  const moneyText = useMoneyText();
  const resetText = useResetText();
  if (limit?.value === undefined) return { used: t('limits.none') };
  const { kind, value, used, rest, resetsAt } = limit;
  if (used === undefined || rest === undefined) return { used: moneyText(value) };
  const reached = compareMoney(rest, '0.00') <= 0;
  const amounts = { used: moneyText(used), value: moneyText(value) };
  return {
    used: (
      <Trans
        text={t(`limits.used.${kind}`, amounts)}
        parts={{
          b: () => (
            <b>
              <Money symbol={symbol} amount={used} />
            </b>
          ),
        }}
      />
    ),
    of: t('limits.of', amounts),
    gauge: <LimitGauge label={t(`limits.gauge.${kind}`, amounts)} used={used} of={value} />,
    left: reached ? (
      <>
        <Icon of={CircleAlert} size={14} />
        {t('limits.reached')}
      </>
    ) : (
      t('limits.left', { amount: moneyText(rest) })
    ),
    startsAgain: resetsAt && resetText(limit, reached),
  };
}
