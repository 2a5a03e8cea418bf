import { EmptyState } from '@site/ui/EmptyState';
import { isOf } from '../../catalogue/filter';
import { listed } from '../../catalogue/listedGames';
import { useHotList } from '../../catalogue/useHotList';
import { useTexts } from '../../useTexts';
import { NoMatch } from '../lists/NoMatch';
import { GameListing } from '../tiles/GameListing';
import { useSearchNotice } from './useSearchNotice';

export interface HotResultsProps {
  vendor: string | undefined;
  name: string | undefined;
  onChange: (changes: { vendor: undefined; name: undefined }) => void;
}

/** The hot games of all categories, narrowed by provider and name. */
export function HotResults({ vendor, name, onChange }: HotResultsProps) {
  const { t } = useTexts();
  const hot = useHotList();
  const narrowed = vendor !== undefined || name !== undefined;
  const games = hot.games?.filter((game) => isOf(game, { vendor, name }));
  useSearchNotice(name, games !== undefined || hot.error !== null);
  return (
    <GameListing
      list={listed({ ...hot, games })}
      label={t('category.hotPage')}
      ranked={!narrowed}
      empty={
        narrowed ? (
          <NoMatch onClear={() => onChange({ vendor: undefined, name: undefined })} />
        ) : (
          <EmptyState title={t('list.empty.hot.title')} body={t('list.empty.hot.body')} />
        )
      }
    />
  );
}
