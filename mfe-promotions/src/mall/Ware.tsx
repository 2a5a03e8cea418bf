import type { MallItem } from '@site/contracts/areas/mall';
import { formatNumber } from '@site/i18n';
import { Icon } from '@site/ui/Icon';
import { skipImageSuspense } from '@site/ui/skipImageSuspense';
import { Tag } from '@site/ui/Tag';
import { Lock } from 'lucide-react';
import { useTexts } from '../useTexts';
import { Price } from './Price';
import styles from './Ware.module.css';
import { isLocked, isSoldOut } from './wareState';

interface WareProps {
  item: MallItem;
  /** One of the first screen. */
  first: boolean;
  onOpen: () => void;
}

/** One item: picture, name, how many are left or who may have it, and what it costs. */
export function Ware({ item, first, onOpen }: WareProps) {
  const { t } = useTexts();
  const gone = isSoldOut(item);
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      className={styles.ware}
      data-gone={gone || undefined}
      onClick={onOpen}
    >
      <span className={styles.picture}>
        <img
          src={item.image}
          alt=""
          width={160}
          height={160}
          loading={first ? 'eager' : 'lazy'}
          onLoad={skipImageSuspense}
        />
        {gone && <Tag className={styles.tag}>{t('mall.item.soldOut')}</Tag>}
      </span>
      <span className={styles.copy}>
        <b className={styles.name}>{item.name}</b> <WareNote item={item} />{' '}
        <Price points={item.points} className={styles.price} />
      </span>
    </button>
  );
}

function WareNote({ item }: { item: MallItem }) {
  const { t } = useTexts();
  const { stock, level, physical } = item;
  if (isLocked(item))
    return (
      <small className={styles.note}>
        <Icon of={Lock} size={14} />
        {t('mall.item.from', { level: level?.name })}
      </small>
    );
  const words =
    stock === undefined
      ? t(physical ? 'mall.item.sent' : 'mall.item.instant')
      : isSoldOut(item)
        ? t('mall.item.none')
        : t('mall.item.left', { shown: formatNumber(stock) });
  return <small className={styles.note}>{words}</small>;
}
