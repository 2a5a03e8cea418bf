import { transactions } from '@site/contracts/areas/wallet';
import type { CsvSource } from '@site/ui/records/csv';
import { renderRemote } from '../../../testing/renderRemote';
import { aDeposit, aMovement, aWithdrawal, fakeRecords, stopTheClock } from '../../testing/fakeRecords';
import { useDepositCsv } from './depositCsv';
import { useMovementCsv } from './movementCsv';
import { useWithdrawalCsv } from './withdrawalCsv';

stopTheClock();

const days = { startDate: '2026-11-01', endDate: '2026-11-20' };

function sourceOf<Item>(useSource: () => CsvSource<Item>): CsvSource<Item> {
  const made: CsvSource<Item>[] = [];
  function Maker() {
    made.push(useSource());
    return null;
  }
  renderRemote(<Maker />);
  const [source] = made;
  if (!source) throw new Error('no source was made');
  return source;
}

/** Label and cell of each column. */
const columnsOf = <Item,>({ head, cells }: CsvSource<Item>, item: Item) =>
  Object.fromEntries(cells(item).map((cell, column) => [head[column], cell]));

it('has every page of the filtered movements, with plain amounts and the merchant’s time', async () => {
  const platform = await fakeRecords({
    movements: Array.from({ length: 230 }, (_, index) => aMovement({ id: `m${index}` })),
  });
  const source = sourceOf(() => useMovementCsv({ days, code: 'DEPOSIT', team: false }));
  let lines = 0;
  for await (const { list } of source.pages(new AbortController().signal)) lines += list.length;
  expect(lines).toBe(230);
  expect(
    platform.asked(transactions).map(({ pageNo, pageSize, codes }) => [pageNo, pageSize, codes]),
  ).toEqual([
    [1, 100, 'DEPOSIT'],
    [2, 100, 'DEPOSIT'],
    [3, 100, 'DEPOSIT'],
  ]);
  expect(source.fileName).toBe('transactions_DEPOSIT_2026-11-01_2026-11-20.csv');
  expect(columnsOf(source, aMovement({ amount: '-3000.00' }))).toEqual({
    'Made (Asia/Bangkok)': '2026-11-20 14:14:00',
    'Record number': 'm1',
    Account: 'player01',
    Kind: 'Bank transfer',
    Amount: '-3000.00',
    'Balance afterwards': '2234.50',
    'Order number': '',
    Remark: '',
  });
});

it('has deposits with what was credited and how they stand', async () => {
  await fakeRecords({});
  const source = sourceOf(() => useDepositCsv({ days, status: 'CONFIRMED' }));
  expect(source.fileName).toBe('deposits_CONFIRMED_2026-11-01_2026-11-20.csv');
  expect(columnsOf(source, aDeposit({ status: 'CONFIRMED', credited: '1300.00' }))).toMatchObject({
    'Order number': 'D2611200041',
    Amount: '1000.00',
    Credited: '1300.00',
    State: 'Done',
  });
});

it('has withdrawals with what arrives, and where', async () => {
  await fakeRecords({});
  const source = sourceOf(() => useWithdrawalCsv({ days, status: undefined }));
  expect(source.fileName).toBe('withdrawals_2026-11-01_2026-11-20.csv');
  expect(columnsOf(source, aWithdrawal())).toMatchObject({
    To: 'Sala Bank 4417',
    Amount: '3000.00',
    Fee: '10.00',
    Arrives: '2990.00',
    State: 'Sent to the bank',
  });
});
