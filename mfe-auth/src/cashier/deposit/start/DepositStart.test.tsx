import { depositMethods, openDeposit } from '@site/contracts/areas/deposit';
import { signOut } from '@site/session';
import { address } from '@site/ui/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderRemote } from '../../../testing/renderRemote';
import { leaveFor } from '../../parts/leaveFor';
import { PATH } from '../../testing/depositPage';
import { answerOrder, bank, fakeDeposits, transferOrder } from '../../testing/fakeCashier';
import DepositPage from '../DepositPage';

jest.mock('../../parts/leaveFor');

afterEach(() => {
  jest.restoreAllMocks();
  jest.mocked(leaveFor).mockClear();
  signOut();
  localStorage.clear();
});

describe('on opening', () => {
  it('comes back to the order that is not over yet', async () => {
    const platform = fakeDeposits();
    platform.answer(openDeposit, { order: transferOrder });
    answerOrder(platform, () => transferOrder);
    renderRemote(<DepositPage />, { path: PATH });
    expect(await screen.findByText('Send exactly')).toBeInTheDocument();
    expect(address()).toBe(`${PATH}?order=D2611210041`);
  });

  it('offers to try again when the ways to pay did not come', async () => {
    const platform = fakeDeposits();
    platform.refuse(depositMethods, 'feature.unavailable');
    renderRemote(<DepositPage />, { path: PATH });
    expect(await screen.findByRole('heading', { name: 'The ways to pay did not load' })).toBeVisible();
    platform.answer(depositMethods, { list: [bank] });
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByLabelText('Amount')).toBeInTheDocument();
  });

  it('says that there is no way to pay in', async () => {
    const platform = fakeDeposits();
    platform.answer(depositMethods, { list: [] });
    renderRemote(<DepositPage />, { path: PATH });
    expect(await screen.findByRole('heading', { name: 'No way to deposit right now' })).toBeVisible();
  });
});
