import type { GameListPageProps, RemoteModule } from '@site/contracts/federation/remoteModules';
import type { ComponentProps, ComponentType } from 'react';
import { loadModule } from './loadModule';

/* Checked by the compiler, never run: each line below that must not compile says so (FD-039). */

void loadModule('mfe_games', './GameEntrance');

// @ts-expect-error there is no such remote
void loadModule('mfe_gamez', './GameEntrance');

// @ts-expect-error this remote exposes no such module
void loadModule('mfe_games', './LoginPage');

type GameListPage = RemoteModule<'mfe_games', './GameListPage'>['default'];
const page: GameListPage extends ComponentType<infer Props> ? Props : never = { gameType: 'RNG' };
void (page satisfies GameListPageProps);

// @ts-expect-error no such category
const wrongProp: ComponentProps<GameListPage> = { gameType: 'POKER' };
void wrongProp;
