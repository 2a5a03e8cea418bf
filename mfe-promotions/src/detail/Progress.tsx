import { useCurrencySymbol } from '@site/api';
import type { Promotion } from '@site/contracts/areas/messages';
import { Card } from '@site/ui/Card';
import { Meter } from '@site/ui/Meter';
import { Money, useMoneyText } from '@site/ui/Money';
import { useTexts } from '../useTexts';
import styles from './Detail.module.css';

/** What a joined promotion gives, and how far its member is with what earns it; nothing where it asks for no stakes. */
export function Progress({ promotion: { turnover, reward } }: { promotion: Promotion }) {
  const { t } = useTexts();
  const symbol = useCurrencySymbol();
  const moneyText = useMoneyText();
  if (!turnover) return null;
  const { met, needed } = turnover;
  const words = t('detail.progress.bet', { met: moneyText(met), needed: moneyText(needed) });
  return (
    <Card as="section" className={styles.progress} aria-label={t('detail.progress.label')}>
      {reward !== undefined && (
        <p className={styles.reward}>
          {t('detail.progress.reward')}
          <Money amount={reward} symbol={symbol} />
        </p>
      )}
      <Meter label={words} part={Number(met) / Number(needed)} />
      <p className={styles.words}>{words}</p>
    </Card>
  );
}
