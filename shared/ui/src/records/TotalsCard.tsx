import { useCurrencySymbol } from '@site/api';
import { Card } from '@site/ui/Card';
import { Icon } from '@site/ui/Icon';
import { Money } from '@site/ui/Money';
import { Equal, TrendingDown, TrendingUp } from 'lucide-react';
import type { CSSProperties, ReactNode } from 'react';
import { Awaited } from './Awaited';
import { direction } from './direction';
import styles from './TotalsCard.module.css';
import { useRecordTexts } from './useRecordTexts';

const TRENDS = { up: TrendingUp, down: TrendingDown, even: Equal } as const;

export interface TotalsCardProps {
  /** How many records, in words; empty while that is not known. Read out when it changes: the card stays. */
  count: string;
  /** What play has brought, where that is known. Decimal strings, all. */
  net?: string;
  netLabel?: string;
  /** An amount is left out while it is on its way. */
  figures: readonly { readonly label: string; readonly amount: string | undefined }[];
  /** Out of sight, where there is nothing to sum up; the count is still read out. */
  bare?: boolean;
  /** Below the figures. */
  children?: ReactNode;
}

/** The sums over all that the filters leave. */
export function TotalsCard({ count, net, netLabel, figures, bare = false, children }: TotalsCardProps) {
  const { t } = useRecordTexts();
  const symbol = useCurrencySymbol();
  return (
    <Card
      as="section"
      padded={false}
      aria-label={bare ? undefined : t('totals.label')}
      className={bare ? styles.bare : styles.card}
    >
      <div className={styles.lead}>
        <p className={styles.line}>
          {net !== undefined && <span>{netLabel ?? t('totals.net')}</span>}
          <span role="status">{count}</span>
        </p>
        {net !== undefined && <Result net={net} symbol={symbol} />}
      </div>
      {!bare && (
        <>
          <dl className={styles.figures}>
            {figures.map(({ label, amount }) => (
              <div key={label} className={styles.figure}>
                <dt>{label}</dt>
                <dd>{amount === undefined ? <Awaited /> : <Money symbol={symbol} amount={amount} />}</dd>
              </div>
            ))}
          </dl>
          {children}
        </>
      )}
    </Card>
  );
}

/** Its sign and its picture say what its colour says. */
function Result({ net, symbol }: { net: string; symbol: string }) {
  const { t } = useRecordTexts();
  const trend = direction(net);
  const style: CSSProperties & Record<`--${string}`, number> = {
    '--letters': symbol.length + lettersOf(net),
  };
  return (
    <p className={styles.net} data-trend={trend} style={style}>
      <Icon of={TRENDS[trend]} size={24} label={t(`totals.${trend}`)} />
      <Money symbol={symbol} amount={net} signed />
    </p>
  );
}

/** How many letters an amount takes with its sign and the commas between thousands, about. */
const lettersOf = (amount: string): number => Math.ceil((amount.length * 4) / 3);
