import type { LotteryGame } from '@site/contracts/areas/lottery';
import { useErrorText } from '@site/i18n';
import { useBack, useSearchParams } from '@site/router';
import { EmptyState } from '@site/ui/EmptyState';
import { ErrorState } from '@site/ui/ErrorState';
import { lazySheet } from '@site/ui/lazyPart';
import { PageHeader } from '@site/ui/PageHeader';
import { TabPanel, Tabs } from '@site/ui/Tabs';
import { useState } from 'react';
import { useTexts } from '../../useTexts';
import { useRefreshOnReturn } from '../launch/useRefreshOnReturn';
import { LobbyLoading } from './LobbyLoading';
import { LotteryGroup } from './LotteryGroup';
import styles from './LotteryLobbyPage.module.css';
import { LotteryStrip } from './LotteryStrip';
import { useLotteryMenu, usePopularIds, useRecentIds } from './queries';
import { useOpenLottery } from './useOpenLottery';

const ResultsSheet = lazySheet(() => import('./ResultsSheet'));

const TABS_ID = 'lottery-groups';
const ALL = 'ALL';

/** The lotteries with their draws: popular ones, those played last, and all of them by group (GA-065). */
export default function LotteryLobbyPage() {
  const { t } = useTexts();
  const errorText = useErrorText();
  const back = useBack();
  const open = useOpenLottery();
  const { data: menu, error, refetch, isFetching } = useLotteryMenu();
  const popular = usePopularIds();
  const recent = useRecentIds();
  const [group, chooseGroup] = useGroup(menu?.list.map((each) => each.group) ?? []);
  const [results, setResults] = useState<{ game: LotteryGame; open: boolean }>();
  useRefreshOnReturn();

  const games = new Map(menu?.list.flatMap((each) => each.games).map((game) => [game.gameId, game]));
  const named = (ids: readonly string[]) => ids.flatMap((id) => games.get(id) ?? []);

  return (
    <div className={styles.page}>
      <PageHeader title={t('lottery.title')} onBack={back} />
      {menu && popular && recent ? (
        <>
          <LotteryStrip title={t('lottery.recent')} games={named(recent)} onOpen={open} />
          <LotteryStrip title={t('lottery.hot')} games={named(popular)} onOpen={open} />
          {menu.list.length === 0 ? (
            <EmptyState title={t('lottery.empty.title')} body={t('lottery.empty.body')} />
          ) : (
            <>
              <div className={styles.tabs}>
                <Tabs
                  label={t('lottery.groups')}
                  panels={TABS_ID}
                  items={[
                    { value: ALL, label: t('lottery.all') },
                    ...menu.list.map(({ group: value, name }) => ({ value, label: name })),
                  ]}
                  value={group}
                  onChange={chooseGroup}
                />
              </div>
              <TabPanel panels={TABS_ID} value={group}>
                {menu.list
                  .filter((each) => group === ALL || each.group === group)
                  .map((each) => (
                    <LotteryGroup
                      key={each.group}
                      name={each.name}
                      games={each.games}
                      onOpen={open}
                      onResults={(game) => setResults({ game, open: true })}
                    />
                  ))}
              </TabPanel>
            </>
          )}
        </>
      ) : error ? (
        <ErrorState
          title={t('lottery.failed')}
          body={errorText(error)}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <LobbyLoading />
      )}
      {results && <ResultsSheet {...results} onClose={() => setResults({ ...results, open: false })} />}
    </div>
  );
}

/** The chosen group is in the address, so that back, reload and a shared link find it; one that is not there is all. */
function useGroup(known: readonly string[]): [string, (group: string) => void] {
  const [query, setQuery] = useSearchParams();
  const wanted = query.get('group') ?? ALL;
  const choose = (group: string) =>
    setQuery(
      (before) => {
        const next = new URLSearchParams(before);
        if (group === ALL) next.delete('group');
        else next.set('group', group);
        return next;
      },
      { replace: true },
    );
  return [known.includes(wanted) ? wanted : ALL, choose];
}
