import { GAME_TYPES } from '@site/contracts/areas/games';
import { ORDER_STATUSES } from '@site/contracts/areas/lottery';
import { PRESET_NAMES } from '@site/ui/records';
import fc from 'fast-check';
import { RECORD_TABS, readRecordState, recordSearch } from './recordState';

const TODAY = '2026-11-20';
const read = (search: string) => readRecordState(new URLSearchParams(search), TODAY);

it('takes no category, provider, lottery, status or tab that cannot be', () => {
  expect(read("category=HOLOGRAMS&vendor=<script>&game=%25&status=HAPPY&tab='")).toMatchObject({
    tab: 'games',
    category: undefined,
    vendor: undefined,
    game: undefined,
    status: undefined,
  });
});

const optional = <Value>(values: readonly Value[]) => fc.constantFrom(undefined, ...values);

it('finds in the address whatever was put there', () => {
  const states = fc.record({
    tab: fc.constantFrom(...RECORD_TABS),
    range: fc.constantFrom(...PRESET_NAMES, { startDate: '2026-11-01', endDate: '2026-11-05' }),
    category: optional(GAME_TYPES),
    vendor: optional(['MOONREEF', 'a-b_C9']),
    game: optional(['501', 'hanoi-1']),
    status: optional(ORDER_STATUSES),
  });
  fc.assert(
    fc.property(states, (state) => {
      expect(read(recordSearch(state).toString())).toEqual(state);
    }),
  );
});
