import type { MallItem } from '@site/contracts/areas/mall';
import { formatNumber } from '@site/i18n';
import { useTexts } from '../../useTexts';
import { Price } from '../Price';
import styles from './ItemSheet.module.css';

/** Which item it is, what one costs, and how it comes. */
export function ItemHead({ item }: { item: MallItem }) {
  const { t } = useTexts();
  const { stock = 0, physical } = item;
  const comes = t(physical ? 'mall.item.sentLong' : 'mall.item.instantLong');
  return (
    <div className={styles.item}>
      <img src={item.image} alt="" width={104} height={104} className={styles.picture} />
      <div className={styles.words}>
        <h3 className={styles.name}>{item.name}</h3>
        <Price points={item.points} className={styles.price} />
        <p className={styles.comes}>
          {stock > 0 ? t('mall.item.leftLong', { shown: formatNumber(stock), comes }) : comes}
        </p>
      </div>
    </div>
  );
}
