import { PRIZE_MODES } from '@site/contracts/values/lottery';
import { readLotteryStart, startLotteryPath } from '../launch/lotteryPath';
import { frameAddress } from './frameAddress';

const start = { mui: 'mui', playType: 'trad', gameId: '502', prizeMode: 'SEA', pageBack: true } as const;
const parts = {
  paths: { lotteryMui: '', lotteryFrame: '' },
  launchToken: 't',
  merchant: 'aurora',
  css: 'light',
} as const;

it('finds in an address what was written into it @GA-063', () => {
  const path = startLotteryPath(start);
  expect(path).toBe('/m/startLottery?mui=mui&playType=trad&gameId=502&prize_mode=SEA&pageBack=1');
  expect(readLotteryStart(new URLSearchParams(path.split('?')[1]))).toEqual(start);
});

it.each(Object.values(PRIZE_MODES))('opens in the prize mode %s, however it is written @GA-066', (mode) => {
  for (const written of [mode, mode.toLowerCase(), mode.toUpperCase()]) {
    const query = new URLSearchParams({ playType: 'trad', gameId: '502', prize_mode: written });
    const found = readLotteryStart(query);
    expect(found?.prizeMode).toBe(mode.toUpperCase());
    expect(found && frameAddress(found, parts).searchParams.get('prize_mode')).toBe(mode.toUpperCase());
  }
});

it.each([
  ['1', true],
  ['true', true],
  ['0', false],
  ['false', false],
  ['FALSE', false],
  ['', false],
])('takes pageBack=%s for %s @GA-064', (pageBack, expected) => {
  const query = new URLSearchParams({ playType: 'trad', gameId: '502', prize_mode: 'LOTT', pageBack });
  const found = readLotteryStart(query);
  expect(found?.pageBack).toBe(expected);
  expect(found && frameAddress(found, parts).searchParams.has('pageBack')).toBe(expected);
});

it.each([
  ['the usual place', parts, 'http://localhost/m/lotto-h5/mui/trad/games/502'],
  [
    'the place that the status names',
    { ...parts, paths: { lotteryMui: 'x', lotteryFrame: 'http://lottery.example/h5/' } },
    'http://lottery.example/h5/mui/trad/games/502',
  ],
])('has the frame at %s @GA-062', (_name, given, expected) => {
  const { origin, pathname, searchParams } = frameAddress(start, given);
  expect(origin + pathname).toBe(expected);
  expect(searchParams.get('pageBack')).toBe('1');
});

it('keeps the query of the place that the status names @GA-062', () => {
  const paths = { lotteryMui: '', lotteryFrame: 'http://lottery.example/h5/?brand=a%20b&css=blue' };
  const { pathname, searchParams } = frameAddress(start, { ...parts, paths });
  expect(pathname).toBe('/h5/mui/trad/games/502');
  expect(searchParams.get('brand')).toBe('a b');
  // What the page says of itself is the page's to say.
  expect(searchParams.getAll('css')).toEqual(['light']);
  expect(searchParams.get('token')).toBe('t');
});

it('takes the skin of the status where the address names none @GA-063', () => {
  const { mui: _, ...without } = start;
  const paths = { lotteryMui: 'blue', lotteryFrame: '/m/lotto-h5' };
  expect(frameAddress(without, { ...parts, paths }).pathname).toBe('/m/lotto-h5/blue/trad/games/502');
});

it('opens no place that is no page', () => {
  const paths = { lotteryMui: 'mui', lotteryFrame: 'javascript:alert(1)//' };
  expect(() => frameAddress(start, { ...parts, paths })).toThrow();
});
