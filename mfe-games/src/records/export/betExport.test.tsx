import { ExportControl } from '@site/ui/records/csv';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aBet, fakeBets, someBets } from '../../testing/fakeBets';
import { renderRemote } from '../../testing/renderRemote';
import { savedFiles, textOf } from '../../testing/savedFiles';
import type { BetFilter } from '../queries';
import { useBetCsv } from './betCsv';

const DAYS = { startDate: '2026-11-01', endDate: '2026-11-20' };
const filter = { days: DAYS, category: undefined, vendor: undefined };

const saved = savedFiles();
afterEach(() => {
  Reflect.deleteProperty(navigator, 'canShare');
  Reflect.deleteProperty(navigator, 'share');
  Reflect.deleteProperty(navigator, 'standalone');
});

function BetExport({ of }: { of: BetFilter }) {
  return <ExportControl source={useBetCsv(of)} gathering="Gathering your bets" />;
}
const show = (changes: Partial<BetFilter> = {}) => renderRemote(<BetExport of={{ ...filter, ...changes }} />);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

it('writes every page of the filtered bets into one file, in UTF-8 with its mark', async () => {
  const { asked } = fakeBets(someBets(230));
  show();
  await press('Export as CSV');
  expect(await screen.findByText('Saved as bets_2026-11-01_2026-11-20.csv')).toBeInTheDocument();
  expect(asked().map(({ pageNo, pageSize, startDate }) => [pageNo, pageSize, startDate])).toEqual([
    [1, 100, '2026-11-01'],
    [2, 100, '2026-11-01'],
    [3, 100, '2026-11-01'],
  ]);
  const text = await textOf(saved[0]?.file);
  expect(text.startsWith('\uFEFF')).toBe(true);
  expect(text.trim().split('\r\n')).toHaveLength(231);
  expect(saved[0]?.file.type).toBe('text/csv;charset=utf-8');
});

it('has a line for each bet: its time at the merchant, its words, plain amounts', async () => {
  fakeBets([
    aBet({
      gameName: '=cmd|"/c calc"!A1',
      win: '20.00',
      net: '-30.00',
      status: 'WON',
      at: '2026-11-19T17:00:05Z',
    }),
    aBet({ id: 'bet-2', gameName: 'ปลา, "คาร์ป"', vendorName: '+Vendor' }),
  ]);
  show();
  await press('Export as CSV');
  await waitFor(() => expect(saved).toHaveLength(1));
  const [head, first, second] = (await textOf(saved[0]?.file)).slice(1).split('\r\n');
  expect(head).toBe(
    'Time (Asia/Bangkok),Record number,Game,Provider,Category,Bet,Valid bet,Win,Result,Status',
  );
  expect(first).toBe(
    `2026-11-20 00:00:05,bet-1,"'=cmd|""/c calc""!A1",Moonreef,Slots,50.00,50.00,20.00,-30.00,Won`,
  );
  expect(second).toBe(
    `2026-11-20 14:05:00,bet-2,"ปลา, ""คาร์ป""",'+Vendor,Slots,50.00,50.00,0.00,-50.00,Lost`,
  );
});

it('names the file by what it holds', async () => {
  fakeBets([aBet()]);
  show({ category: 'RNG', vendor: 'MOONREEF' });
  await press('Export as CSV');
  await waitFor(() => expect(saved[0]?.name).toBe('bets_RNG_MOONREEF_2026-11-01_2026-11-20.csv'));
});

it('writes a bet once that a new one has pushed onto the next page', async () => {
  const bets = someBets(150);
  const platform = fakeBets(bets);
  let moved = false;
  platform.failFor(({ pageNo }) => {
    if (pageNo === 2 && !moved) {
      moved = true;
      bets.unshift(aBet({ id: 'new' }));
    }
    return undefined;
  });
  show();
  await press('Export as CSV');
  await waitFor(() => expect(saved).toHaveLength(1));
  const ids = (await textOf(saved[0]?.file))
    .trim()
    .split('\r\n')
    .slice(1)
    .map((line) => line.split(',')[1]);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids).toHaveLength(150);
});

it('says how far it is, and stops when told to', async () => {
  const platform = fakeBets(someBets(230));
  let goOn = () => {};
  const second = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  platform.holdFor(({ pageNo }) => (pageNo === 2 ? second : undefined));
  show();
  await press('Export as CSV');
  expect(await screen.findByText('100 of 230')).toBeInTheDocument();
  expect(screen.getByRole('progressbar', { name: 'Gathering your bets' })).toHaveAttribute('value', '100');
  const button = screen.getByRole('button', { name: 'Cancel' });
  expect(button).toHaveFocus();
  await userEvent.click(button);
  expect(await screen.findByRole('button', { name: 'Export as CSV' })).toHaveFocus();
  await act(async () => goOn());
  expect(platform.asked()).toHaveLength(2);
  expect(saved).toEqual([]);
});

it('takes a double tap for one', async () => {
  const platform = fakeBets(someBets(230));
  show();
  await userEvent.dblClick(screen.getByRole('button', { name: 'Export as CSV' }));
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(platform.asked()).toHaveLength(3);
});

it('stops when the page is left', async () => {
  const platform = fakeBets(someBets(230));
  const never = new Promise<void>(() => {});
  platform.holdFor(({ pageNo }) => (pageNo === 2 ? never : undefined));
  const { unmount } = show();
  await press('Export as CSV');
  await screen.findByText('100 of 230');
  unmount();
  expect(platform.asked()).toHaveLength(2);
  expect(saved).toEqual([]);
});

it('waits as long as the platform wants when it asks too often', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  try {
    const platform = fakeBets(someBets(120));
    let refusals = 1;
    platform.failFor(({ pageNo }) => (pageNo === 2 && refusals-- > 0 ? 'request.rate.limited' : undefined));
    show();
    act(() => screen.getByRole('button', { name: 'Export as CSV' }).click());
    await screen.findByText('100 of 120');
    await act(() => jest.advanceTimersByTimeAsync(5_000));
    expect(await screen.findByText(/^Saved as/)).toBeInTheDocument();
    expect(platform.asked().map(({ pageNo }) => pageNo)).toEqual([1, 2, 2]);
  } finally {
    jest.useRealTimers();
  }
});

it('says why there is no file, and tries again', async () => {
  const platform = fakeBets(someBets(120));
  platform.failFor(({ pageNo }) => (pageNo === 2 ? 'feature.unavailable' : undefined));
  show();
  await press('Export as CSV');
  expect(await screen.findByText(/^The file was not made\. ./)).toBeInTheDocument();
  platform.failFor(() => undefined);
  await press('Try again');
  await waitFor(() => expect(saved).toHaveLength(1));
});

describe('in an installed app', () => {
  const share = jest.fn<Promise<void>, [ShareData]>();
  beforeEach(() => {
    share.mockReset();
    Object.assign(navigator, { standalone: true, share });
    navigator.canShare = ({ files } = {}) => files?.[0]?.type.startsWith('text/csv') === true;
  });

  it('hands the file to the share sheet at a press of its own', async () => {
    share.mockResolvedValue();
    fakeBets([aBet()]);
    show();
    await press('Export as CSV');
    expect(await screen.findByText('Your file is ready')).toBeInTheDocument();
    expect(share).not.toHaveBeenCalled();
    await press('Share file');
    expect(share.mock.calls[0]?.[0].files?.[0]?.name).toBe('bets_2026-11-01_2026-11-20.csv');
    expect(saved).toEqual([]);
  });

  it('leaves it at that when the sheet is closed, and saves the file when it cannot be opened', async () => {
    fakeBets([aBet()]);
    show();
    share.mockRejectedValueOnce(new DOMException('closed', 'AbortError'));
    await press('Export as CSV');
    await userEvent.click(await screen.findByRole('button', { name: 'Share file' }));
    expect(saved).toEqual([]);
    share.mockRejectedValueOnce(new DOMException('no', 'NotAllowedError'));
    await userEvent.click(await screen.findByRole('button', { name: 'Export as CSV' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Share file' }));
    await waitFor(() => expect(saved).toHaveLength(1));
  });
});
