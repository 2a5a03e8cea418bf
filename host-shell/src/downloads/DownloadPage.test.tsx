import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import DownloadPage from './DownloadPage';
import {
  androidApp,
  type Device,
  iosApp,
  leaveDevice,
  type Offered,
  profile,
  renderDownloads,
  use,
} from './testing';

const writeText = jest.fn<Promise<void>, [string]>();

beforeEach(() => {
  writeText.mockResolvedValue(undefined);
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
});
afterEach(leaveDevice);

function open(device: Device, offered?: Offered) {
  use(device);
  return renderDownloads(<DownloadPage />, offered);
}

const guides = () =>
  screen.getAllByRole('region').map((guide) => within(guide).getByRole('heading').textContent);
const iosDownload = () => screen.getByRole('link', { name: 'Download for iOS' });

it('gives iOS the profile rather than the app @HS-086', () => {
  open('iphoneSafari', { links: [iosApp, androidApp, profile] });
  expect(iosDownload()).toHaveAttribute('href', profile.url);
});

it('gives iOS the app where there is no profile, with its own steps @HS-086', () => {
  open('iphoneSafari', { links: [iosApp] });
  expect(iosDownload()).toHaveAttribute('href', iosApp.url);
  expect(screen.getByText(/VPN & Device Management/)).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Download for Android' })).not.toBeInTheDocument();
});

it('gives Android the Android app @HS-087', () => {
  open('android');
  expect(screen.getByRole('link', { name: 'Download for Android' })).toHaveAttribute('href', androidApp.url);
});

it.each<[Device, string[]]>([
  ['android', ['Android', 'iPhone and iPad']],
  ['iphoneSafari', ['iPhone and iPad', 'Android']],
  ['computer', ['iPhone and iPad', 'Android']],
])('has both guides, that of the device first: %s', (device, order) => {
  open(device);
  expect(guides()).toEqual(order);
});

it('says which iOS the app needs @HS-090', () => {
  open('iphoneSafari');
  expect(screen.getByText('Needs iOS 12.4 or later.')).toBeVisible();
  expect(screen.queryByRole('note')).not.toBeInTheDocument();
});

it('warns an iPhone whose iOS is older @HS-090', () => {
  open('iphone12');
  expect(screen.getByRole('note')).toHaveTextContent('This device has iOS 12.1.');
});

it('shows how to add it to the home screen, in Safari alone @HS-091', async () => {
  const { unmount } = open('iphoneSafari');
  await userEvent.click(screen.getByRole('button', { name: 'Add to Home Screen' }));
  expect(await screen.findByRole('dialog', { name: 'Add to Home Screen' })).toBeVisible();
  unmount();
  open('iphoneChrome');
  expect(screen.queryByRole('button', { name: 'Add to Home Screen' })).not.toBeInTheDocument();
});

describe('on iOS outside Safari', () => {
  const askForIos = async () => {
    open('iphoneChrome');
    await userEvent.click(screen.getByRole('button', { name: 'Download for iOS' }));
    return screen.findByRole('dialog', { name: 'Open this in Safari' });
  };
  const address = `${window.location.origin}/m/down`;

  it('says to use Safari, and hands the address over @HS-089', async () => {
    const notice = await askForIos();
    expect(within(notice).getByText(address)).toBeVisible();
    await userEvent.click(within(notice).getByRole('button', { name: 'Copy link' }));
    expect(await screen.findByText('Link copied')).toBeVisible();
    expect(writeText).toHaveBeenCalledWith(address);
  });

  it('leaves the address to copy by hand where there is no clipboard @HS-089', async () => {
    const notice = await askForIos();
    writeText.mockRejectedValue(new Error('not allowed'));
    await userEvent.click(within(notice).getByRole('button', { name: 'Copy link' }));
    expect(await screen.findByText(/The link was not copied/)).toBeVisible();
  });
});

it('is called after the merchant', () => {
  open('android');
  expect(screen.getByRole('heading', { level: 2, name: 'Aurora on your phone' })).toBeVisible();
});

it('gives a computer the address for the phone', async () => {
  open('computer');
  expect(screen.getByText(`${window.location.origin}/m/down`)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Copy link' }));
  expect(await screen.findByText('Link copied')).toBeVisible();
});

it('sends a phone that no app is for to the site itself', () => {
  open('harmony');
  expect(screen.getByText(/you can play right here/)).toBeVisible();
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Copy link' })).not.toBeInTheDocument();
});

it('says so where there is nothing to install', () => {
  open('android', { links: [] });
  expect(screen.getByRole('heading', { name: 'No app to install yet' })).toBeVisible();
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
});
