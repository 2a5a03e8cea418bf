import type { Game } from '@site/contracts/areas/games';
import { formatNumber } from '@site/i18n';
import { Link } from '@site/router';
import { Card } from '@site/ui/Card';
import { Chip, ChipRow } from '@site/ui/Chip';
import { Glyph } from '@site/ui/Glyph';
import { Icon } from '@site/ui/Icon';
import { VendorMark } from '@site/ui/VendorMark';
import { ChevronRight } from 'lucide-react';
import { CategoryIcon } from '../../catalogue/parts/CategoryIcon';
import { categoryPath } from '../../catalogue/paths';
import { isCounted, useGameCount } from '../../catalogue/queries';
import type { VendorCategory } from '../../catalogue/vendorCategories';
import { useTexts } from '../../useTexts';
import styles from './CategoryCard.module.css';

/** Pictures of hot games that a card has room for. */
const PICTURES = 3;

/** A category: how much is in it, what is hot, and the way to it and to each of its providers. */
export function CategoryCard({ category, hot }: { category: VendorCategory; hot: readonly Game[] }) {
  const { t } = useTexts();
  const { type, vendors } = category;
  const name = t(`category.${type}`);
  const count = useGameCount({ type });
  const counted = isCounted(type)
    ? count !== undefined && t('list.count', { count, shown: formatNumber(count) })
    : t('centre.providers', { count: vendors.length, shown: formatNumber(vendors.length) });
  return (
    <Card as="article" padded={false}>
      <Link to={categoryPath(type)} className={styles.head}>
        <Glyph tone="tool">
          <CategoryIcon of={type} />
        </Glyph>
        <span className={styles.copy}>
          <strong className={styles.name}>{name}</strong>
          <span className={styles.counts}>{counted}</span>
        </span>
        <span className={styles.pictures}>
          {hot.slice(0, PICTURES).map(({ nodeId, iconUrl }) => (
            <img key={nodeId} src={iconUrl} alt="" width={36} height={36} loading="lazy" decoding="async" />
          ))}
        </span>
        <Icon of={ChevronRight} size={16} />
      </Link>
      <ChipRow label={t('centre.providersOf', { category: name })} className={styles.vendors}>
        {vendors.map(({ accountTypeName: code, displayName }) => (
          <Chip
            key={code}
            icon={<VendorMark vendor={code} />}
            render={<Link to={categoryPath(type, code)} />}
          >
            {displayName}
          </Chip>
        ))}
      </ChipRow>
    </Card>
  );
}
