import { useCurrencySymbol } from '@site/api';
import type { ProfitSum } from '@site/contracts/areas/wallet';
import { type DayRange, rangeLength } from '@site/contracts/values/days';
import { useLanguage } from '@site/i18n';
import { Money } from '@site/ui/Money';
import { Awaited, rangeText } from '@site/ui/records';
import { useTexts } from '../../useTexts';
import { NetCard } from '../NetCard';
import { useTold } from '../useTold';
import styles from './ProfitCard.module.css';

interface ProfitCardProps {
  days: DayRange;
  today: string;
  /** The platform's sums: nothing is added here. Left out while they are on their way. */
  sum: ProfitSum | undefined;
  /** Anything moved in these days. */
  played: boolean;
  /** Out of sight, where there are no sums to show: the card stays, so that the next ones are read out. */
  bare: boolean;
}

/** The net result, in figures and in a sentence, over what it is made of. */
export function ProfitCard({ days, today, sum, played, bare }: ProfitCardProps) {
  const { t } = useTexts();
  const language = useLanguage();
  const symbol = useCurrencySymbol();
  const told = useTold();
  const hasFigures = played && !bare;
  const figures = [
    { label: t('profit.bets'), amount: sum?.betAmount },
    { label: t('profit.won'), amount: sum?.winAmount },
    { label: t('profit.rebate'), amount: sum?.rebate },
    { label: t('profit.bonus'), amount: sum?.bonus },
  ];
  return (
    <>
      <NetCard
        className={styles.card}
        name={t('profit.net')}
        title={t('profit.netOf', { days: rangeText(days, language, today) })}
        net={sum?.profit}
        told={sum && told(sum.profit, played, rangeLength(days))}
        figures={
          hasFigures
            ? figures.map(({ label, amount }) => ({
                label,
                value: amount === undefined ? <Awaited /> : <Money symbol={symbol} amount={amount} />,
              }))
            : []
        }
        bare={bare}
      />
      {hasFigures && <p className={styles.fine}>{t('profit.formula')}</p>}
    </>
  );
}
