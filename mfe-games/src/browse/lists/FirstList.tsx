import { merchantCode, queryClient, queryOptionsFor } from '@site/api';
import { type Game, gameList, PAGE_SIZE, vendorGameTypes } from '@site/contracts/areas/games';
import { languageParameter } from '@site/i18n';
import type { ReactNode } from 'react';
import { gameListRequest, vendorTypesRequest } from '../../requests';
import { useTexts } from '../../useTexts';
import listing from '../tiles/GameListing.module.css';
import { GameTiles } from '../tiles/GameTiles';
import { TilesSkeleton } from '../tiles/TilesSkeleton';
import { ListFrame } from './ListFrame';
import { readListState } from './listState';

/** Tiles of the first screen at 390 by 844, and of the row that begins there: the page has no footer. */
const FIRST_SCREEN = 9;
const IN_VIEW = 12;
const FIRST_PAGE = 1;

/** The list as it opens without a query. */
const state = readListState(new URLSearchParams());

const firstGames = () =>
  queryOptionsFor(gameList, {
    ...gameListRequest(state, PAGE_SIZE.gameList, {
      merchant: merchantCode(),
      language: languageParameter(),
    }),
    pageNo: FIRST_PAGE,
  });

export const prepareList = (): Promise<unknown> =>
  Promise.all([
    queryClient.fetchQuery(
      queryOptionsFor(vendorGameTypes, vendorTypesRequest({ merchant: merchantCode() })),
    ),
    queryClient.fetchQuery(firstGames()),
  ]);

/** The list before it is one: what is in view of it, placed by the style sheet. */
export function FirstList() {
  const { t } = useTexts();
  const games: readonly Game[] = queryClient.getQueryData(firstGames().queryKey)?.games ?? [];
  return (
    <Frame>
      <GameTiles games={games} label={t(`list.tab.${state.tab}`)} eager={FIRST_SCREEN} inView={IN_VIEW} />
    </Frame>
  );
}

/** Its room alone. */
export function ListRoom() {
  return (
    <Frame>
      <TilesSkeleton count={IN_VIEW} />
    </Frame>
  );
}

function Frame({ children }: { children: ReactNode }) {
  const nothing = () => undefined;
  return (
    <ListFrame state={state} onName={nothing} onTab={nothing} onFilter={nothing}>
      <div className={listing.results}>{children}</div>
    </ListFrame>
  );
}
