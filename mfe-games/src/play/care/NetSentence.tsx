import { compareMoney, formatAmount } from '@site/ui/Money';
import { useTexts } from '../../useTexts';

const NOTHING = '0.00';

/** A net result in words, which a sign alone is easily missed for. */
export function NetSentence({ net, symbol }: { net: string; symbol: string }) {
  const { t } = useTexts();
  const direction = compareMoney(net, NOTHING);
  const amount = `${symbol}${formatAmount(net.replace('-', ''))}`;
  if (direction === 0) return <p>{t('care.result.even')}</p>;
  return <p>{t(direction < 0 ? 'care.result.down' : 'care.result.up', { amount })}</p>;
}
