import { readRecordState, recordSearch } from './recordState';

const TODAY = '2026-11-20';
const read = (search: string) => readRecordState(new URLSearchParams(search), TODAY);

it.each([
  '',
  'tab=deposits&status=PAID',
  'tab=withdrawals&range=30days&status=REJECTED',
  'types=A&code=TRANSFER',
  'from=2026-11-01&to=2026-11-05',
])('gives back the address that it has read: %s', (search) => {
  expect(recordSearch(read(search)).toString()).toBe(search);
});

it('takes what it does not understand for not given', () => {
  expect(read('tab=else&status=PAID&code=%20&range=ever')).toMatchObject({
    tab: 'all',
    range: '7days',
    code: undefined,
    deposit: undefined,
    withdrawal: undefined,
    team: false,
  });
  expect(read('tab=withdrawals&status=EXPIRED').withdrawal).toBeUndefined();
});

it('has no orders of a team', () => {
  expect(read('types=A&tab=deposits')).toMatchObject({ tab: 'all', team: true });
});
