import { contractInfo } from '@site/contracts/areas/agent';
import { signOut } from '@site/session';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeAgent } from '../fakeAgent';
import { renderRemote } from '../renderRemote';
import { ContractPrompts } from './ContractPrompts';
import { contractKinds } from './contracts';

afterEach(() => act(() => signOut()));

const none = { dailysalreqtype: '', divtypecompperiodreq: '', contracthoursalreq: '' };
const pages = contractKinds.map(({ path }) => path);
const prompt = () => screen.findByRole('alertdialog');

const KINDS = [
  ['daily salary', 'dailysalreqtype', '/m/member/agent/getSalaryContract'],
  ['dividend', 'divtypecompperiodreq', '/m/member/agent/getDevidendContract'],
  ['hourly salary', 'contracthoursalreq', '/m/member/agent/getHourContract'],
] as const;

it.each([4, 40, 41, 42] as const)('asks nothing for type %s @AG-024', async (type) => {
  const platform = await fakeAgent({ type });
  platform.answer(contractInfo, { ...none, dailysalreqtype: 'c1' });
  renderRemote(<ContractPrompts />, { pages });
  await act(() => Promise.resolve());
  expect(platform.sent(contractInfo)).toHaveLength(0);
});

it.each([1, 2] as const)('asks for type %s @AG-024', async (type) => {
  const platform = await fakeAgent({ type });
  renderRemote(<ContractPrompts />, { pages });
  await waitFor(() => expect(platform.sent(contractInfo)).toHaveLength(1));
});

it.each(KINDS)(
  'prompts to sign the %s contract, and goes to it @AG-025 @AG-026 @AG-027',
  async (name, field, path) => {
    const platform = await fakeAgent();
    platform.answer(contractInfo, { ...none, [field]: 'c1' });
    renderRemote(<ContractPrompts />, { pages });
    expect(await prompt()).toHaveAccessibleName(`Your ${name} contract is ready`);
    await userEvent.click(screen.getByRole('button', { name: 'Go' }));
    expect(window.location.pathname).toBe(path);
  },
);

it('prompts for each of several, one after another; cancel does nothing @AG-025 @AG-026', async () => {
  const platform = await fakeAgent();
  platform.answer(contractInfo, { ...none, dailysalreqtype: 'c1', contracthoursalreq: 'c2' });
  renderRemote(<ContractPrompts />, { pages });
  expect(await prompt()).toHaveAccessibleName(/daily salary/);
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(async () => expect(await prompt()).toHaveAccessibleName(/hourly salary/));
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  expect(window.location.pathname).toBe('/m/agent');
});

it('prompts for nothing when no contract waits @AG-027', async () => {
  const platform = await fakeAgent();
  renderRemote(<ContractPrompts />, { pages });
  await waitFor(() => expect(platform.sent(contractInfo)).toHaveLength(1));
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});

it('offers no way to a contract page that this site does not have', async () => {
  const platform = await fakeAgent();
  platform.answer(contractInfo, { ...none, dailysalreqtype: 'c1' });
  renderRemote(<ContractPrompts />);
  await prompt();
  expect(screen.getByRole('button', { name: 'Cancel' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Go' })).not.toBeInTheDocument();
});
