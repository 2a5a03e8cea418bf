import { sealedLink } from '@site/api/testing/sealedLink';
import { customerService, systemStatus } from '@site/contracts/areas/system';
import { signOut } from '@site/session';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { status } from '../../testing/fakeLogin';
import { fakeMember } from '../../testing/fakeMember';
import { renderRemote } from '../../testing/renderRemote';
import { ContactSupport } from './ContactSupport';
import { leaveFor } from './leaveFor';

jest.mock('./leaveFor');

afterEach(() => {
  signOut();
  localStorage.clear();
});

const LINK = 'https://service.example/chat';

async function show(host = 'service.example') {
  const platform = fakeMember();
  const { path, key } = await sealedLink(LINK);
  const keys = { ...status.info.customerService, key, hosts: [host] };
  platform.answer(systemStatus, { ...status, info: { ...status.info, customerService: keys } });
  const entry = { title: 'Service', name: 'Service', csPosition: 'SERVICE-1' };
  platform.answer(customerService, {
    list: [
      { ...entry, csType: 'LINE', path: 'not this one' },
      { ...entry, csType: 'LIVECHAT', path },
    ],
  });
  renderRemote(<ContactSupport />);
  return screen.findByRole('button', { name: 'Contact support' });
}

it('opens the chat in a tab of its own, within the press', async () => {
  const replace = jest.fn();
  const open = jest
    .spyOn(window, 'open')
    .mockReturnValue({ opener: window, location: { replace } } as unknown as Window);
  fireEvent.click(await show());
  expect(open).toHaveBeenCalledWith('', '_blank');
  await waitFor(() => expect(replace).toHaveBeenCalledWith(LINK));
});

it('offers to open here where the browser has blocked the tab', async () => {
  jest.spyOn(window, 'open').mockReturnValue(null);
  fireEvent.click(await show());
  await userEvent.click(await screen.findByRole('button', { name: 'Open here' }));
  expect(leaveFor).toHaveBeenCalledWith(LINK);
});

it('says so when the link leads where the merchant does not', async () => {
  jest.spyOn(window, 'open').mockReturnValue({ close: jest.fn() } as unknown as Window);
  fireEvent.click(await show('elsewhere.example'));
  expect(await screen.findByText(/Customer service could not be opened/)).toBeVisible();
});
