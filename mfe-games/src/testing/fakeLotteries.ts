import {
  type Draw,
  type LotteryGame,
  lotteryMenu,
  openedDraws,
  popularLotteries,
  recentLotteries,
  vietnamOpenedDraws,
} from '@site/contracts/areas/lottery';
import { systemStatus } from '@site/contracts/areas/system';
import { type FakeGames, fakeGames } from './fakeGames';
import { aStatus } from './fixtures';

/** A lottery as the platform sends it, for tests. */
export function aLottery(changes: Partial<LotteryGame> = {}): LotteryGame {
  return {
    gameId: '501',
    gameCode: 'hanoi-1-minute',
    gameName: 'Hanoi 1 Minute',
    iconUrl: '/cdn/art/TCG_LOTTO_VN/hanoi-1-minute.icon.svg',
    vassalage: 'TCG_LOTTO_VN',
    gameType: 'ELOTT',
    lottoMode: 'Tradition,Entertainment',
    numero: '20261121-0721',
    closesAt: '2026-11-21T05:01:00Z',
    hot: true,
    nodeId: 'hanoi',
    drawEvery: 60,
    ...changes,
  };
}

export const evening = aLottery({
  gameId: '502',
  gameName: 'Evening Three Digits',
  vassalage: 'NUMERA',
  gameType: 'LOTT',
  lottoMode: 'Tradition',
  numero: '20261121',
  closesAt: '2026-11-21T11:00:00Z',
  nodeId: 'evening',
  drawEvery: 86_400,
  hot: false,
});

export function aDraw(changes: Partial<Draw> = {}): Draw {
  return {
    gameId: '501',
    gameName: 'Hanoi 1 Minute',
    numero: '20261121-0720',
    openedAt: '2026-11-21T05:00:00Z',
    result: ['4', '0', '7'],
    ...changes,
  };
}

/** For tests: a platform with these lotteries in two groups. */
export function fakeLotteries({
  recent = [],
  ...games
}: Omit<FakeGames, 'recent'> & { recent?: LotteryGame[] } = {}) {
  const platform = fakeGames(games);
  const quick = aLottery();
  platform.answer(systemStatus, aStatus('/cdn'));
  platform.answer(lotteryMenu, {
    list: [
      { group: 'QUICK', name: 'Quick draws', games: [quick] },
      { group: 'THAI', name: 'Thai lottery', games: [evening] },
    ],
  });
  platform.answer(popularLotteries, { list: [quick] });
  platform.answer(recentLotteries, { list: recent });
  platform.answer(openedDraws, { list: [aDraw()] });
  platform.answer(vietnamOpenedDraws, { list: [aDraw(), aDraw({ numero: '20261121-0719' })] });
  return platform;
}
