import { queryClient, queryOptionsFor } from '@site/api';
import { contractInfo } from '@site/contracts/areas/agent';
import {
  contractHistory,
  dailySalary,
  decideDividend,
  decideSalary,
  dividendRequests,
  salaryRequests,
} from '@site/contracts/areas/agentContracts';
import { PageTitleContext } from '@site/router';
import { signIn, signOut } from '@site/session';
import { address } from '@site/ui/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ContractPrompts } from '../home/ContractPrompts';
import { renderRemote } from '../renderRemote';
import ContractPage from './ContractPage';
import {
  active,
  asked,
  fakeContracts,
  openContracts,
  pageOf,
  signed,
  toSign,
  waiting,
} from './testing/contractPage';

afterEach(() => act(() => signOut()));

const part = async (name: string) => within(await screen.findByRole('region', { name }));
const lines = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent).join(' | '));
const today = (step: number) => ({
  list: [],
  footer: { amount: '0.00' },
  totalPages: 0,
  today: [{ kind: 'DAILY' as const, turnover: '540150.00', activeMembers: 8, step }],
});
const accept = () => screen.findByRole('button', { name: 'Accept and sign' });

describe('the kinds', () => {
  it('have a page each, which Back leaves in one step, and a dot where one waits', async () => {
    const platform = fakeContracts();
    platform.answer(contractInfo, {
      dailysalreqtype: 'c1',
      divtypecompperiodreq: 'c9',
      contracthoursalreq: '',
    });
    openContracts('HOURLY');
    const tabs = within(screen.getByRole('navigation', { name: 'Contracts' }));
    expect(await tabs.findByRole('link', { name: 'Daily , to sign' })).toHaveAttribute(
      'href',
      '/m/member/agent/getSalaryContract',
    );
    expect(tabs.getByRole('link', { name: 'Hourly', current: 'page' })).toHaveAttribute(
      'href',
      '/m/member/agent/getHourContract',
    );
    const dividend = tabs.getByRole('link', { name: 'Dividend , to sign' });
    const steps = window.history.length;
    await userEvent.click(dividend);
    expect(address()).toBe('/m/member/agent/getDevidendContract');
    expect(window.history.length).toBe(steps);
  });

  it('ask for their own contracts, and call profit and share by their names', async () => {
    const platform = fakeContracts({ requests: [{ ...toSign, kind: 'DIVIDEND' }] });
    openContracts('DIVIDEND');
    const mine = await part('Dividend');
    expect(lines(await mine.findByRole('table'))[0]).toBe('Step | Team profit from | Active members | Share');
    expect(platform.sent(salaryRequests)).toEqual([]);
    expect(platform.sent(dividendRequests)).toHaveLength(1);
    expect(screen.queryByRole('region', { name: 'Salary so far' })).not.toBeInTheDocument();
    for (const { content } of platform.sent(contractHistory)) expect(asked(content).kind).toBe('DIVIDEND');
  });

  it('of an hour count turnover in the hour', async () => {
    const platform = fakeContracts({ requests: [{ ...toSign, kind: 'HOURLY' }] });
    openContracts('HOURLY');
    const mine = await part('Hourly salary');
    expect(lines(await mine.findByRole('table'))[0]).toContain('Turnover in the hour');
    expect(asked(platform.sent(salaryRequests)[0]?.content)).toEqual({ kind: 'HOURLY' });
  });

  it('have no dots, and ask for none, where no contract can wait @AG-024', async () => {
    const platform = fakeContracts();
    act(() =>
      signIn(
        { token: 'token', merchantCode: 'aurora', userName: 'narin88', type: 41, firstTimeLogin: false },
        { persist: false },
      ),
    );
    openContracts();
    expect(await screen.findByText('No contract here')).toBeVisible();
    expect(platform.sent(contractInfo)).toEqual([]);
  });

  it.each([
    ['DAILY', 'Daily salary contract'],
    ['HOURLY', 'Hourly salary contract'],
    ['DIVIDEND', 'Dividend contract'],
  ] as const)('name the document each in its own way: %s', async (kind, title) => {
    fakeContracts();
    const setTitle = jest.fn();
    renderRemote(
      <PageTitleContext value={setTitle}>
        <ContractPage kind={kind} />
      </PageTitleContext>,
    );
    await waitFor(() => expect(setTitle).toHaveBeenLastCalledWith(title));
  });

  it('lead back to the agent page where the page was opened by its address', async () => {
    fakeContracts();
    openContracts();
    await userEvent.click(screen.getByRole('button', { name: 'Back' }));
    expect(address()).toBe('/m/agent');
  });
});

describe('a contract to sign', () => {
  it('says who pays whom, for what, and from when', async () => {
    fakeContracts({ requests: [toSign] });
    openContracts();
    const mine = await part('Daily salary');
    expect(lines(await mine.findByRole('table'))).toEqual([
      'Step | Turnover from | Active members | Rate',
      '1 | ฿100,000.00 | 3 | 0.05%',
      '2 | ฿500,000.00 | 8 | 0.08%',
      '3 | ฿2,000,000.00 | 20 | 0.12%',
    ]);
    expect(mine.getByText('To sign')).toBeVisible();
    expect(mine.getByText('boss2k')).toBeVisible();
    expect(mine.getByText('Narin88, you')).toBeVisible();
    expect(mine.getByText('The day after signing')).toBeVisible();
    expect(mine.getByText('Open')).toBeVisible();
    expect(mine.getByText('Nov 20, 2026, 11:08')).toBeVisible();
    expect(mine.getByText(/highest step you reach.*Paid the next morning/)).toBeVisible();
  });

  it('is from the house where nobody above has offered it', async () => {
    const { from: _nobody, ...ofHouse } = toSign;
    fakeContracts({ requests: [ofHouse] });
    openContracts();
    expect(await (await part('Daily salary')).findByText('Aurora')).toBeVisible();
  });

  it('is signed by one press, once, and counts from then on for the prompts of home too', async () => {
    const platform = fakeContracts({ requests: [toSign] });
    platform.answer(contractInfo, {
      dailysalreqtype: 'c1',
      divtypecompperiodreq: '',
      contracthoursalreq: '',
    });
    platform.answer(decideSalary, signed);
    openContracts();
    expect(await screen.findByRole('link', { name: 'Daily , to sign' })).toBeVisible();
    const button = await accept();
    // From here on nothing but the answer to the press is known.
    for (const call of [contractInfo, salaryRequests, contractHistory])
      platform.answer(call, () => new Promise<never>(() => undefined));
    fireEvent.click(button);
    fireEvent.click(button);
    expect(await screen.findByText('Contract signed')).toBeVisible();
    const mine = await part('Daily salary');
    expect(mine.getByText('It counts from Dec 1, 2099.')).toBeVisible();
    expect(mine.getByRole('heading', { name: 'Daily salary' })).toHaveFocus();
    expect(screen.queryByRole('button', { name: 'Accept and sign' })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Daily' })).toBeVisible();
    expect(platform.sent(decideSalary).map(({ content }) => content)).toEqual([
      { id: 'c1', action: 'ACCEPT' },
    ]);
    expect(queryClient.getQueryData(queryOptionsFor(contractInfo, {}).queryKey)).toMatchObject({
      dailysalreqtype: '',
    });
  });

  it('is asked for no more on home once it is signed', async () => {
    const platform = fakeContracts({ requests: [toSign] });
    const none = { dailysalreqtype: '', divtypecompperiodreq: '', contracthoursalreq: '' };
    platform.answer(contractInfo, { ...none, dailysalreqtype: 'c1' });
    platform.answer(decideSalary, () => {
      platform.answer(contractInfo, none);
      return signed;
    });
    const { unmount } = openContracts();
    await userEvent.click(await accept());
    await screen.findByText('Contract signed');
    unmount();
    const before = platform.sent(contractInfo).length;
    renderRemote(<ContractPrompts />);
    await waitFor(() => expect(platform.sent(contractInfo).length).toBeGreaterThan(before));
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });

  it('of a dividend is signed by its own call', async () => {
    const dividend = { ...toSign, kind: 'DIVIDEND' as const };
    const platform = fakeContracts({ requests: [dividend] });
    platform.answer(decideDividend, { ...signed, kind: 'DIVIDEND' });
    openContracts('DIVIDEND');
    await userEvent.click(await accept());
    expect(await screen.findByText('Contract signed')).toBeVisible();
    expect(platform.sent(decideDividend)).toHaveLength(1);
  });

  it('asks once before it is rejected', async () => {
    const platform = fakeContracts({ requests: [toSign] });
    platform.answer(decideSalary, () => {
      platform.answer(salaryRequests, { list: [] });
      return { ...toSign, status: 'REJECTED' as const };
    });
    openContracts();
    const reject = async () => {
      await userEvent.click(await screen.findByRole('button', { name: 'Reject' }));
      return within(await screen.findByRole('alertdialog', { name: 'Reject this contract?' }));
    };
    const question = await reject();
    expect(question.getByText('boss2k will be told, and may offer another.')).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(platform.sent(decideSalary)).toEqual([]);
    await userEvent.click((await reject()).getByRole('button', { name: 'Reject' }));
    expect(await screen.findByText('Contract rejected')).toBeVisible();
    expect(await screen.findByText('No contract here')).toBeVisible();
    expect(platform.sent(decideSalary).map(({ content }) => content)).toEqual([
      { id: 'c1', action: 'REJECT' },
    ]);
  });

  it('that was decided elsewhere says so, and the list is asked for again', async () => {
    const platform = fakeContracts({ requests: [toSign] });
    openContracts();
    const button = await accept();
    platform.refuse(decideSalary, 'contract.not.pending', { status: 409 });
    platform.answer(salaryRequests, { list: [] });
    await userEvent.click(button);
    expect(await screen.findByText('This contract no longer waits for an answer.')).toBeVisible();
    expect(await screen.findByText('No contract here')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Accept and sign' })).not.toBeInTheDocument();
  });

  it('stays, with both answers, when the press has no answer', async () => {
    const platform = fakeContracts({ requests: [toSign] });
    openContracts();
    const button = await accept();
    platform.answerRaw(decideSalary, 'nothing', 502);
    await userEvent.click(button);
    await waitFor(() => expect(platform.sent(decideSalary)).toHaveLength(1));
    await waitFor(async () => expect(await accept()).not.toHaveAttribute('aria-disabled'));
    expect(screen.getByRole('button', { name: 'Reject' })).toBeVisible();
  });

  it('stands above the one that is in force until then', async () => {
    fakeContracts({ requests: [toSign], mine: { ...signed, id: 'c0' } });
    openContracts();
    const inForce = await part('In force until you sign');
    expect(inForce.getByText('Signed')).toBeVisible();
    expect((await part('Daily salary')).getByText('To sign')).toBeVisible();
  });
});

describe('a contract in force', () => {
  const since = { ...signed, startsAt: '2026-09-30T17:00:00Z' };

  it('marks the step of today as the platform says', async () => {
    const platform = fakeContracts({ mine: since });
    platform.answer(dailySalary, today(2));
    openContracts();
    const mine = await part('Daily salary');
    expect(await mine.findByText('Step 2 is where you stand today.')).toBeVisible();
    expect(mine.getByRole('row', { current: 'step' })).toHaveTextContent('500,000.00');
    expect(mine.getByText('It has counted since Oct 1, 2026.')).toBeVisible();
  });

  it.each([
    ['no step is reached', since],
    ['it does not count yet', signed],
  ])('marks none when %s', async (_why, mine) => {
    const platform = fakeContracts({ mine });
    platform.answer(dailySalary, today(mine === since ? 0 : 2));
    openContracts();
    await (await part('Daily salary')).findByText('Signed');
    await waitFor(() => expect(platform.sent(dailySalary).length).toBeGreaterThan(1));
    expect(screen.queryByRole('row', { current: 'step' })).not.toBeInTheDocument();
    expect(screen.queryByText(/is where you stand/)).not.toBeInTheDocument();
  });
});

describe('without a contract', () => {
  it('says where one would wait, and what downlines have', async () => {
    fakeContracts();
    openContracts();
    expect(await screen.findByRole('heading', { name: 'No contract here' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Accept and sign' })).not.toBeInTheDocument();
    expect(await screen.findByText('No downline has a contract of this kind.')).toBeVisible();
  });
});

it('fails part by part, each with its own retry', async () => {
  const platform = fakeContracts({ given: [active] });
  platform.refuse(contractHistory, 'not.found');
  platform.refuse(dailySalary, 'not.found');
  openContracts();
  const failed = async (title: string) => {
    const text = await screen.findByText(title);
    return within(text.closest<HTMLElement>('[role="alert"]') ?? document.body);
  };
  await failed('Your contract did not load');
  const salary = await failed('The salary did not load');
  const given = await failed('Your downlines’ contracts did not load');
  platform.answer(dailySalary, { list: [], footer: { amount: '0.00' }, totalPages: 0 });
  await userEvent.click(salary.getByRole('button', { name: 'Reload' }));
  expect(await screen.findByText('No salary in these days.')).toBeVisible();
  platform.answer(contractHistory, pageOf([active]));
  await userEvent.click(given.getByRole('button', { name: 'Reload' }));
  expect(await screen.findByRole('button', { name: /kla\.89/ })).toBeVisible();
  expect(screen.getByText('Your contract did not load')).toBeVisible();
  await userEvent.click((await failed('Your contract did not load')).getByRole('button', { name: 'Reload' }));
  expect(await screen.findByText('Signed')).toBeVisible();
});

it('has the history of a kind in a sheet, which Back closes', async () => {
  const ended = {
    ...signed,
    id: 'h1',
    status: 'ENDED' as const,
    startsAt: '2026-02-28T17:00:00Z',
    endsAt: '2026-11-30T03:00:00Z',
  };
  const refused = {
    ...waiting,
    id: 'h2',
    to: 'wanna01',
    status: 'REJECTED' as const,
    terms: toSign.terms.slice(0, 1),
  };
  fakeContracts({ history: [ended, refused] });
  openContracts();
  await userEvent.click(screen.getByRole('button', { name: 'History' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'History' }));
  const items = await sheet.findAllByRole('listitem');
  // The language's own spaces stand around a dash.
  expect(items.map(({ textContent }) => textContent?.replaceAll(/\s/g, ' '))).toEqual([
    'boss2k → you Mar 1 – Nov 30, 2026 · 3 steps Ended',
    'You → wanna01 Offered Nov 20, 2026 · 1 step Rejected',
  ]);
  expect(address()).toBe('/m/member/agent/getSalaryContract?part=history');
  act(() => window.history.back());
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(address()).toBe('/m/member/agent/getSalaryContract');
});

it('loads further pages of the history at its end', async () => {
  const platform = fakeContracts();
  platform.answer(contractHistory, ({ content }) => {
    const { side, pageNo } = asked(content);
    if (side) return pageOf([]);
    return {
      ...pageOf([{ ...signed, id: `p${pageNo}`, from: `boss${pageNo}` }]),
      pageNum: Number(pageNo),
      totalPages: 2,
      total: 2,
    };
  });
  jest.spyOn(window, 'IntersectionObserver').mockImplementation(
    (callback) =>
      ({
        observe: () => callback([{ isIntersecting: true } as IntersectionObserverEntry], {} as never),
        disconnect() {},
      }) as never,
  );
  openContracts('DAILY', '?part=history');
  const sheet = within(await screen.findByRole('dialog', { name: 'History' }));
  expect(await sheet.findByText('boss1 → you')).toBeVisible();
  expect(await sheet.findByText('boss2 → you', {}, { timeout: 3_000 })).toBeVisible();
});

it('shows nothing below a part that is still on its way', async () => {
  const platform = fakeContracts({ given: [active] });
  let come = (_: ReturnType<typeof pageOf<typeof signed>>) => {};
  platform.answer(contractHistory, ({ content }) =>
    asked(content).side === 'mine'
      ? new Promise<ReturnType<typeof pageOf<typeof signed>>>((resolve) => (come = resolve))
      : pageOf([active]),
  );
  openContracts();
  expect(await screen.findByText('kla.89')).not.toBeVisible();
  await act(async () => come(pageOf([signed])));
  await waitFor(() => expect(screen.getByText('kla.89')).toBeVisible());
});
