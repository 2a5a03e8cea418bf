import { useErrorText } from '@site/i18n';
import { Button } from '@site/ui/Button';
import { EmptyState } from '@site/ui/EmptyState';
import { ErrorState } from '@site/ui/ErrorState';
import { MoreRecords } from '@site/ui/records';
import { useAddressSheet } from '@site/ui/useSheet';
import { useTexts } from '../useTexts';
import { ItemSheet } from './item/ItemSheet';
import { GoodsLoading } from './MallLoading';
import styles from './PointsMallPage.module.css';
import { useMallItems } from './queries';
import { Ware } from './Ware';

/** Pictures of the first screen of a phone. */
const FIRST_SCREEN = 4;

interface GoodsProps {
  category: string | undefined;
  points: number;
  level: string | undefined;
  onAll: () => void;
  onRecords: () => void;
}

/** The goods of a category in two columns, and the sheet of the one that is looked at. */
export function Goods({ category, points, level, onAll, onRecords }: GoodsProps) {
  const { t } = useTexts();
  const errorText = useErrorText();
  const goods = useMallItems(category);
  const { items, error } = goods;
  const sheet = useAddressSheet('item', (id) => items?.some((item) => item.id === id) ?? false);
  const shown = items?.find(({ id }) => id === sheet.value);
  if (error) return <ErrorState title={t('mall.failed')} body={errorText(error)} onRetry={goods.retry} />;
  if (items === undefined) return <GoodsLoading />;
  if (items.length === 0)
    return (
      <EmptyState
        title={t('mall.empty.title')}
        body={t('mall.empty.body')}
        action={
          category !== undefined && (
            <Button variant="quiet" onClick={onAll}>
              {t('mall.empty.all')}
            </Button>
          )
        }
      />
    );
  return (
    <>
      <ul className={styles.wares} aria-label={t('mall.goods')}>
        {items.map((item, index) => (
          <li key={item.id}>
            <Ware item={item} first={index < FIRST_SCREEN} onOpen={() => sheet.show(item.id)} />
          </li>
        ))}
      </ul>
      {goods.hasMore && <MoreRecords {...goods} />}
      {shown && (
        <ItemSheet
          key={sheet.opening}
          item={shown}
          points={points}
          level={level}
          open={sheet.open}
          onClose={sheet.close}
          onRecords={onRecords}
        />
      )}
    </>
  );
}
