import { useUiLabel } from '@site/ui/useUiLabel';
import { Eye, EyeOff, RefreshCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { Card } from '../Card';
import { IconButton } from '../IconButton';
import { Money } from '../Money';
import styles from './WalletWidget.module.css';

export interface WalletWidgetProps {
  /** "Total balance". */
  label: string;
  symbol: string;
  /** Decimal string of the API. */
  amount: string;
  hidden: boolean;
  onToggle: () => void;
  onRefresh: () => void;
  /** Asterisks and a turning arrow until the balance that was asked for is here (HS-046): `useRefresh`. */
  refreshing?: boolean;
  /** One or two `Button`s: Withdraw, Deposit. */
  actions?: ReactNode;
  /** `inset` in the side menu, `float` over a picture. */
  tone?: 'raised' | 'inset' | 'float';
  className?: string | undefined;
}

/** The wallet with its figures, hide and refresh. */
export function WalletWidget(props: WalletWidgetProps) {
  const {
    label,
    symbol,
    amount,
    hidden,
    onToggle,
    onRefresh,
    refreshing = false,
    actions,
    tone = 'inset',
    className,
  } = props;
  const t = useUiLabel();
  return (
    <Card as="section" aria-label={label} tone={tone} className={className}>
      <div className={styles.top}>
        <span>{label}</span>
        <span className={styles.controls}>
          <IconButton
            icon={RefreshCw}
            iconSize={18}
            label={t('refreshBalance')}
            spinning={refreshing}
            aria-disabled={refreshing || undefined}
            onClick={() => {
              if (!refreshing) onRefresh();
            }}
          />
          <IconButton
            icon={hidden ? EyeOff : Eye}
            iconSize={18}
            label={t(hidden ? 'showBalance' : 'hideBalance')}
            onClick={onToggle}
          />
        </span>
      </div>
      <p className={styles.figures} aria-live="polite" aria-busy={refreshing || undefined}>
        <Money symbol={symbol} amount={amount} hidden={hidden || refreshing} />
      </p>
      {actions === undefined ? null : <div className={styles.actions}>{actions}</div>}
    </Card>
  );
}
