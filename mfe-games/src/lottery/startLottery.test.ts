import { frameAddress, readLotteryStart, startLotteryPath } from './startLottery';

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

it('takes the skin of the status where the address names none @GA-063', () => {
  const { mui: _, ...without } = start;
  const paths = { lotteryMui: 'blue', lotteryFrame: '/m/lotto-h5' };
  expect(frameAddress(without, { ...parts, paths }).pathname).toBe('/m/lotto-h5/blue/trad/games/502');
});

it('opens no place that is no page', () => {
  const paths = { lotteryMui: 'mui', lotteryFrame: 'javascript:alert(1)//' };
  expect(() => frameAddress(start, { ...parts, paths })).toThrow();
});
