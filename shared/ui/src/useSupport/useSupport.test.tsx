import { fakePlatform } from '@site/api/testing';
import { sealedLink } from '@site/api/testing/sealedLink';
import { customerService, type Status, systemStatus } from '@site/contracts/areas/system';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInSite } from '../testing';
import { useSupport } from '.';
import { leaveFor } from './leaveFor';

jest.mock('./leaveFor');

const LINK = 'https://service.example/chat';

function Contact() {
  const open = useSupport();
  return open ? (
    <button type="button" onClick={open}>
      Contact support
    </button>
  ) : null;
}

async function show(host = 'service.example') {
  const platform = fakePlatform();
  const { path, key } = await sealedLink(LINK);
  const status: Status = {
    info: {
      customerService: { path: '', key, hosts: [host] },
      domainRoute: {},
      mobileTemplate: { mem_cen: '', dep_func: '' },
      paths: { lotteryMui: '', lotteryFrame: '' },
      register: { username: true, mobileNum: false },
      resources: { downloadLinks: [], appWindow: false, downloadBarLogin: false },
      whitelabel: {},
      mainDomain: 'localhost',
      imageCDNs: ['/cdn'],
    },
    location: { ip: '127.0.0.1' },
    maintenance: false,
    regionRestriction: false,
  };
  platform.answer(systemStatus, status);
  const entry = { title: 'Service', name: 'Service', csPosition: 'SERVICE-1' };
  platform.answer(customerService, {
    list: [
      { ...entry, csType: 'LINE', path: 'not this one' },
      { ...entry, csType: 'LIVECHAT', path },
    ],
  });
  renderInSite(<Contact />, { texts: {} });
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
