import { readTerms } from './terms';

const draft = (turnover: string, members: string, rate: string) => ({ key: 0, turnover, members, rate });

it.each([
  [draft('100,000', '3', '0.03'), { turnover: '100000.00', activeMembers: 3, rate: '0.03' }],
  [draft(' ฿1 000.5 ', '1,000,000', '.5 %'), { turnover: '1000.50', activeMembers: 1_000_000, rate: '0.50' }],
  [draft('๑๐๐', '๘', '๐.๐๕'), { turnover: '100.00', activeMembers: 8, rate: '0.05' }],
  [
    draft('9007199254740993', '0', '99.99'),
    { turnover: '9007199254740993.00', activeMembers: 0, rate: '99.99' },
  ],
])('reads %j digit by digit', (typed, term) => {
  expect(readTerms([typed])).toEqual({ terms: [term] });
});

it.each([
  [draft('', '3', '0.03'), 'turnover'],
  [draft('100.005', '3', '0.03'), 'turnover'],
  [draft('-1', '3', '0.03'), 'turnover'],
  [draft('1', '', '0.03'), 'members'],
  [draft('1', '2.5', '0.03'), 'members'],
  [draft('1', '1000001', '0.03'), 'members'],
  [draft('1', '3', ''), 'rate'],
  [draft('1', '3', '0.005'), 'rate'],
  [draft('1', '3', '100'), 'rate'],
  [draft('1', '3', '1,5'), 'rate'],
])('does not read %j, for its %s', (typed, field) => {
  const good = draft('1', '1', '1');
  expect(readTerms([good, typed])).toEqual({ fault: { step: 1, field } });
});
