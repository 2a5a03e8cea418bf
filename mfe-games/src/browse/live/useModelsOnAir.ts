import { useApiQuery } from '@site/api';
import type { Game } from '@site/contracts/areas/games';
import { type LiveModel, liveModels } from '@site/contracts/areas/live';

/** How often it is asked who is on air, in ms. */
const REFRESH_MS = 60_000;

/** A model whom a press leads to. */
export type ModelAtTable = LiveModel & { readonly game: Game };

/**
 * Who is on air at a table that can be opened. Asked silently: when somebody comes to look and what is known is a minute
 * old, and each minute while they look.
 *
 * @param watched the place is near the screen, of a page that is looked at
 */
export function useModelsOnAir(watched: boolean) {
  return useApiQuery(
    liveModels,
    { active: '1', streaming: '1' },
    { enabled: watched, silent: true, staleTime: REFRESH_MS, refetchInterval: REFRESH_MS, select: atTables },
  );
}

const atTables = ({ list }: { list: readonly LiveModel[] }): ModelAtTable[] =>
  list.flatMap((model) => (model.game ? [{ ...model, game: model.game }] : []));
