import { Button } from '@site/ui/Button';
import { Card } from '@site/ui/Card';
import { Money } from '@site/ui/Money';
import { Sheet } from '@site/ui/Sheet';
import { useTexts } from '../../useTexts';
import styles from './BringBackSheet.module.css';
import { MoveNote } from './MoveNote';
import type { Move } from './useBringBack';
import { WalletMark } from './WalletMark';

interface BringBackSheetProps {
  moves: readonly Move[];
  symbol: string;
  open: boolean;
  onRetry: (code: string) => void;
  onClose: () => void;
}

/** How far each wallet is on its way back to the main one. */
export function BringBackSheet({ moves, symbol, open, onRetry, onClose }: BringBackSheetProps) {
  const { t } = useTexts();
  return (
    <Sheet open={open} onClose={onClose} title={t('wallets.bringBack')}>
      <div className={styles.content}>
        <p className={styles.lead}>{t('wallets.bringBackBody')}</p>
        <Card as="ul" tone="inset" padded={false} className={styles.list} aria-live="polite">
          {moves.map(({ wallet: { accountType, accountTypeName, balance }, state }) => (
            <li key={accountType} className={styles.move}>
              <WalletMark wallet={accountType} />
              <span className={styles.name}>
                {accountTypeName}
                <MoveNote state={state} amount={balance} />
              </span>
              {state === 'stays' || state === 'unknown' ? (
                <Button
                  variant="text"
                  size="small"
                  flush
                  aria-label={t('wallets.tryAgainOf', { wallet: accountTypeName })}
                  onClick={() => onRetry(accountType)}
                >
                  {t('wallets.tryAgain')}
                </Button>
              ) : (
                <Money symbol={symbol} amount={balance} className={styles.money} />
              )}
            </li>
          ))}
        </Card>
      </div>
    </Sheet>
  );
}
