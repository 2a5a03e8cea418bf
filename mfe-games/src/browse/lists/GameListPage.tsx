import { useFlag } from '@site/api';
import type { GameListPageProps } from '@site/contracts/federation/remoteModules';
import { lazySheet } from '@site/ui/lazyPart';
import { useSheet } from '@site/ui/useSheet';
import { useRefreshOnReturn } from '../../play/launch/useRefreshOnReturn';
import { LiveStrip } from '../live/LiveStrip';
import live from '../live/LiveStrip.module.css';
import { AppliedFilters } from './AppliedFilters';
import { GameResults } from './GameResults';
import { ListFrame } from './ListFrame';
import { listSearch } from './listState';
import { useListState } from './useListState';
import { useLoginForOwnLists } from './useLoginForOwnLists';

const FilterSheet = lazySheet(() => import('./FilterSheet'));

/** Every game of a category: tabs, name search, filters, endless list. */
export default function GameListPage({ gameType }: GameListPageProps) {
  const [state, change] = useListState(gameType);
  const sheet = useSheet();
  const hasModels = useFlag('liveModels');
  // Above the whole category, not above what somebody looks for in it.
  const showsModels = hasModels && state.type === 'LIVE' && listSearch(state, 'LIVE').size === 0;
  const asksForLogin = useLoginForOwnLists(state.tab);
  useRefreshOnReturn();

  return (
    <>
      <ListFrame
        state={state}
        onName={change}
        onTab={(tab) => asksForLogin(tab) || change({ tab })}
        onFilter={sheet.show}
      >
        {showsModels && <LiveStrip className={live.onList} />}
        <AppliedFilters state={state} onChange={change} />
        {/* A list of its own for each tab and filter (GA-024). */}
        <GameResults key={String(listSearch(state))} state={state} onChange={change} />
      </ListFrame>
      {sheet.opening > 0 && (
        // A new sheet for each opening, so that it starts from what is applied.
        <FilterSheet
          key={sheet.opening}
          open={sheet.open}
          state={state}
          onClose={sheet.close}
          onApply={(filters) => {
            sheet.close();
            change(filters);
          }}
        />
      )}
    </>
  );
}
