import { walletBalance } from '../areas/account';
import { hotGames } from '../areas/games';
import { OPEN_SCOPE } from './endpoint';
import { FirstCalls, firstCall } from './firstCalls';

it('says of a call what the early script needs, and who may make it', () => {
  const request = {
    merchantCode: OPEN_SCOPE.merchant,
    isPlatform: 2,
    language: OPEN_SCOPE.language,
  } as const;
  const calls = [firstCall(hotGames, { ...request, platform: 'html5' }), firstCall(walletBalance, {})];
  expect(calls).toEqual([
    {
      path: '/wps/relay/GCSGAME_hotGamesV2',
      module: 'COMM3',
      query: { merchantCode: '{merchant}', isPlatform: 2, language: '{language}', platform: 'html5' },
    },
    { path: '/wps/wallets/gcs', module: 'COMM3', session: true },
  ]);
  expect(FirstCalls.parse(calls)).toEqual(calls);
});
