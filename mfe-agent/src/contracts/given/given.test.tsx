import { contractHistory, dailySalary, salaryRequests } from '@site/contracts/areas/agentContracts';
import { signOut } from '@site/session';
import { address } from '@site/ui/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  active,
  asked,
  fakeContracts,
  openContracts,
  pageOf,
  paid,
  toSign,
  waiting,
} from '../testing/contractPage';

afterEach(() => act(() => signOut()));

const list = async () => within(await screen.findByRole('list', { name: 'Your downlines' }));

it('shows those that wait before those in force, and not the one that is the caller’s own', async () => {
  fakeContracts({ requests: [toSign, waiting], given: [active] });
  openContracts();
  const rows = (await list()).getAllByRole('button');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'pim_22 Offered Nov 20, 2026 Waiting',
    'kla.89 Since Oct 1, 2026 Active',
  ]);
});

it('asks for what the caller has given alone, and for more by a press', async () => {
  const platform = fakeContracts();
  platform.answer(contractHistory, ({ content }) => {
    const { side, pageNo } = asked(content);
    if (side !== 'given') return pageOf([]);
    const page = pageOf([{ ...active, id: `g${pageNo}`, to: `agent${pageNo}` }]);
    return { ...page, pageNum: Number(pageNo), totalPages: 2, total: 2 };
  });
  openContracts();
  const rows = await list();
  expect(rows.getByRole('button', { name: /agent1/ })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
  expect(await rows.findByRole('button', { name: /agent2/ })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
});

it('says when the rest did not load, and asks for it again', async () => {
  const platform = fakeContracts();
  const first = { ...pageOf([active]), totalPages: 2, total: 2 };
  platform.answer(contractHistory, first);
  openContracts();
  const more = await screen.findByRole('button', { name: 'Show more' });
  platform.refuse(contractHistory, 'not.found');
  await userEvent.click(more);
  expect(await screen.findByText('The rest did not load. Please try again.')).toBeVisible();
  expect((await list()).getByRole('button', { name: /kla\.89/ })).toBeVisible();
  platform.answer(contractHistory, {
    ...pageOf([{ ...active, id: 'g2', to: 'agent2' }]),
    pageNum: 2,
    totalPages: 2,
  });
  await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
  expect(await (await list()).findByRole('button', { name: /agent2/ })).toBeVisible();
});

it('opens a contract with its terms and what the downline has earned, and offers another', async () => {
  const platform = fakeContracts({ given: [active] });
  platform.answer(dailySalary, ({ content }) =>
    asked(content).account === 'kla.89'
      ? { list: [{ ...paid, account: 'kla.89' }], footer: { amount: '489.92' }, totalPages: 1 }
      : { list: [], footer: { amount: '0.00' }, totalPages: 0 },
  );
  openContracts();
  await userEvent.click((await list()).getByRole('button', { name: /kla\.89/ }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Daily salary' }));
  expect(address()).toBe('/m/member/agent/getSalaryContract?contract=c3');
  expect(sheet.getByText('narin88, you')).toBeVisible();
  expect(sheet.getByText('0.12%')).toBeVisible();
  expect(await sheet.findByText('฿612,400.00 · 9 active')).toBeVisible();
  await userEvent.click(sheet.getByRole('button', { name: 'Offer another contract' }));
  const offer = within(await screen.findByRole('dialog', { name: 'Offer a contract' }));
  expect(offer.getByRole('button', { name: /^To kla\.89/ })).toBeVisible();
  expect(address()).toBe('/m/member/agent/getSalaryContract?account=kla.89');
});

it('offers nothing by an address of a contract that is not the caller’s', async () => {
  const platform = fakeContracts({ given: [active] });
  openContracts('DAILY', '?contract=c99');
  await list();
  await waitFor(() => expect(platform.sent(salaryRequests).length).toBeGreaterThan(0));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
