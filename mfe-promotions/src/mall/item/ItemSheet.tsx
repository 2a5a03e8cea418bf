import type { MallItem } from '@site/contracts/areas/mall';
import { formatNumber } from '@site/i18n';
import { Button } from '@site/ui/Button';
import { Sheet } from '@site/ui/Sheet';
import { useState } from 'react';
import { useTexts } from '../../useTexts';
import { isLocked, isSoldOut, mostOf } from '../wareState';
import { Exchanged } from './Exchanged';
import { ExchangeForm } from './ExchangeForm';
import { ItemHead } from './ItemHead';
import styles from './ItemSheet.module.css';
import { NotForYou } from './NotForYou';
import { Unanswered } from './Unanswered';
import { useExchange } from './useExchange';

interface ItemSheetProps {
  item: MallItem;
  /** What the member has. */
  points: number;
  /** The name of the member's level. */
  level: string | undefined;
  open: boolean;
  onClose: () => void;
  onRecords: () => void;
}

/** An item: how many, where to, and what that costs; once it is exchanged, the number of its order. */
export function ItemSheet({ item, points, level, open, onClose, onRecords }: ItemSheetProps) {
  const { t } = useTexts();
  const [wanted, setWanted] = useState(1);
  const [address, setAddress] = useState('');
  // By now there may be fewer.
  const quantity = Math.max(1, Math.min(wanted, mostOf(item)));
  const price = item.points * quantity;
  const exchange = useExchange(item, onClose);
  const { done } = exchange;

  if (done)
    return (
      <Sheet
        open={open}
        onClose={onClose}
        title={t('mall.sheet.title')}
        footer={
          <>
            <Button variant="quiet" onClick={onRecords}>
              {t('mall.records')}
            </Button>
            <Button onClick={onClose}>{t('mall.done.close')}</Button>
          </>
        }
      >
        <Exchanged item={item} orderNo={done} />
      </Sheet>
    );

  const closed = isLocked(item) || isSoldOut(item);
  const button = exchange.isUnknown ? (
    <Button
      block
      variant="quiet"
      loading={exchange.isPending}
      onClick={exchange.canAskAgain ? exchange.askAgain : exchange.startAnew}
    >
      {t(exchange.canAskAgain ? 'mall.sheet.checkAgain' : 'mall.sheet.anew')}
    </Button>
  ) : (
    <Button
      block
      disabled={closed || price > points}
      loading={exchange.isPending}
      onClick={() => exchange.press(quantity, address)}
    >
      {closed
        ? t('mall.sheet.exchange')
        : t('mall.sheet.exchangeFor', { count: price, shown: formatNumber(price) })}
    </Button>
  );
  return (
    <Sheet open={open} onClose={onClose} title={t('mall.sheet.title')} footer={button}>
      <div className={styles.body}>
        <ItemHead item={item} />
        {closed ? (
          <NotForYou item={item} level={level} />
        ) : (
          <ExchangeForm
            item={item}
            points={points}
            quantity={quantity}
            onQuantity={setWanted}
            address={address}
            onAddress={setAddress}
            addressError={exchange.addressError}
            resting={exchange.isPending || exchange.isUnknown}
          />
        )}
        {exchange.isUnknown && <Unanswered canAskAgain={exchange.canAskAgain} onRecords={onRecords} />}
      </div>
    </Sheet>
  );
}
