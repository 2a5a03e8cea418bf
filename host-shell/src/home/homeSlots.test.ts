import { homeSlots } from './homeSlots';

it('reads the slots in the order of the merchant, and leaves out what is none', () => {
  const home = ['mfe_games./GameEntrance', 'GameEntrance', 'mfe_vip./Lounge', 'mfe_games/GameEntrance', ''];
  expect(homeSlots({ home })).toEqual([
    { remote: 'mfe_games', expose: './GameEntrance' },
    { remote: 'mfe_vip', expose: './Lounge' },
  ]);
});
