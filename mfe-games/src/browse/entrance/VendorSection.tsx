import type { Vendor } from '@site/contracts/areas/games';
import { formatNumber } from '@site/i18n';
import { Link } from '@site/router';
import { Button } from '@site/ui/Button';
import { useState } from 'react';
import { SectionHead } from '../../catalogue/parts/SectionHead';
import { gameListPath } from '../../catalogue/paths';
import { useGameCount } from '../../catalogue/queries';
import type { VendorCategory } from '../../catalogue/vendorCategories';
import { useTexts } from '../../useTexts';
import styles from './GameEntrance.module.css';
import { SectionGames } from './SectionGames';
import { useSectionGames } from './useSectionGames';

/** A provider with more games than this shows so many and offers the rest (GA-013). */
export const VENDOR_PREVIEW = 6;

/** The games of one provider: a first few, then the rest of the page, then the list. */
export function VendorSection({ category, vendor }: { category: VendorCategory; vendor: Vendor }) {
  const { t } = useTexts();
  const [expanded, setExpanded] = useState(false);
  const { accountTypeName: code, displayName } = vendor;
  const list = useSectionGames(category, code);
  const count = useGameCount({ type: category.type, vendor: code }, list.games !== undefined);
  const all = gameListPath({ type: category.type, vendor: code });
  const folded = !expanded && (list.games?.length ?? 0) > VENDOR_PREVIEW;
  const more = t('entrance.moreOf', { vendor: displayName });
  return (
    <section className={styles.first}>
      <SectionHead title={displayName} to={all}>
        {count === undefined ? t('entrance.seeAll') : t('list.count', { count, shown: formatNumber(count) })}
      </SectionHead>
      <SectionGames list={list} label={displayName} {...(folded && { limit: VENDOR_PREVIEW })} />
      {(folded || list.hasMore) && (
        <div className={styles.more}>
          {folded ? (
            <Button variant="quiet" block onClick={() => setExpanded(true)}>
              {more}
            </Button>
          ) : (
            <Button variant="quiet" block render={<Link to={all} />}>
              {more}
            </Button>
          )}
        </div>
      )}
    </section>
  );
}
