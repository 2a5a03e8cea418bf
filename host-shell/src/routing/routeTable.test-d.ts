import { PATHS } from '@site/contracts/values/paths';
import { pagesOf } from './routeTable';

/* Checked by the compiler, never run: each line below that must not compile says so (FD-039). */

const games = pagesOf('mfe_games');

games(PATHS.gameList, 'GameListPage', 'gameList', { props: { gameType: 'RNG' } });
games(PATHS.gameList, 'GameListPage', 'gameList');

// @ts-expect-error there is no such remote
pagesOf('mfe_gamez');

// @ts-expect-error no remote has a page of this name
games(PATHS.gameList, 'GameListPgae', 'gameList');

// @ts-expect-error another remote has this page
games(PATHS.login, 'LoginPage', 'login');

// @ts-expect-error no such category
games(PATHS.gameList, 'GameListPage', 'gameList', { props: { gameType: 'RNGG' } });

// @ts-expect-error the page has no such prop
games(PATHS.gameList, 'GameListPage', 'gameList', { props: { category: 'RNG' } });

// @ts-expect-error the page takes no props
games(PATHS.play, 'PlayPage', 'play', { props: { gameType: 'RNG' } });

// @ts-expect-error the page cannot be without its category
games(PATHS.hot, 'CategoryPage', 'hot');
