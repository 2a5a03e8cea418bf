import type { MallItem } from '@site/contracts/areas/mall';
import { CopyRow } from '@site/ui/CopyRow';
import { EmptyState } from '@site/ui/EmptyState';
import { useEffect, useRef } from 'react';
import { useTexts } from '../../useTexts';
import styles from './ItemSheet.module.css';

/** It is exchanged: how it comes, and the number to ask about it. */
export function Exchanged({ item, orderNo }: { item: MallItem; orderNo: string }) {
  const { t } = useTexts();
  const place = useRef<HTMLDivElement>(null);
  // The button that was pressed is gone: reading goes on from here.
  useEffect(() => place.current?.focus({ preventScroll: true }), []);
  return (
    <div className={styles.done}>
      <div ref={place} tabIndex={-1} className={styles.doneTitle}>
        <EmptyState
          heading="h3"
          picture="gift"
          title={t('mall.done.title')}
          body={t(item.physical ? 'mall.done.sent' : 'mall.done.instant', { name: item.name })}
        />
      </div>
      <dl className={styles.order}>
        <CopyRow label={t('mall.done.order')} value={orderNo} />
      </dl>
    </div>
  );
}
