import { sealedLink } from '@site/api/testing/sealedLink';
import { customerService, systemStatus } from '@site/contracts/areas/system';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { leavePage } from '../../play/launch/leavePage';
import { fakeGames } from '../../testing/fakeGames';
import { aStatus } from '../../testing/fixtures';
import { renderRemote } from '../../testing/renderRemote';
import { VipService } from './VipService';

jest.mock('../../play/launch/leavePage');

const service = { csType: 'VIP', title: 'VIP service', name: 'Your own manager' } as const;

async function show(csPosition: string, link = 'https://service.example/vip') {
  const platform = fakeGames();
  const { path, key } = await sealedLink(link);
  const status = aStatus('/cdn');
  const keys = { ...status.info.customerService, key, hosts: ['service.example'] };
  platform.answer(systemStatus, { ...status, info: { ...status.info, customerService: keys } });
  platform.answer(customerService, { list: [{ ...service, csPosition, path }] });
  renderRemote(<VipService />);
  return platform;
}

it('stands in the game menu at VIP-2, and opens outside the site @GA-007', async () => {
  const replace = jest.fn();
  const tab = { opener: window, location: { replace } } as unknown as Window;
  const open = jest.spyOn(window, 'open').mockReturnValue(tab);
  await show('VIP-2');
  // Within the press, not a moment later: Safari would block the tab.
  fireEvent.click(await screen.findByRole('button', { name: 'VIP service' }));
  expect(open).toHaveBeenCalledWith('', '_blank');
  await waitFor(() => expect(replace).toHaveBeenCalledWith('https://service.example/vip'));
  expect(tab.opener).toBeNull();
});

it('offers to open in this tab where the browser has blocked another', async () => {
  jest.spyOn(window, 'open').mockReturnValue(null);
  await show('VIP-2');
  await userEvent.click(await screen.findByRole('button', { name: 'VIP service' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Open here' }));
  await waitFor(() => expect(leavePage).toHaveBeenCalledWith(new URL('https://service.example/vip')));
});

it('is not there for an entry of another place @GA-007', async () => {
  const platform = await show('VIP-1');
  await waitFor(() => expect(platform.sent(customerService)).toHaveLength(1));
  expect(screen.queryByRole('button', { name: 'VIP service' })).not.toBeInTheDocument();
});

it('says so when its link leads where the merchant does not', async () => {
  const close = jest.fn();
  jest.spyOn(window, 'open').mockReturnValue({ close } as unknown as Window);
  await show('VIP-2', 'https://elsewhere.example/');
  await userEvent.click(await screen.findByRole('button', { name: 'VIP service' }));
  expect(await screen.findByText('VIP service cannot be opened right now. Try again later.')).toBeVisible();
  expect(close).toHaveBeenCalled();
});
