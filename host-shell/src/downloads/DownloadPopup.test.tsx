import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DownloadPopup, POPUP_DELAY_MS } from './DownloadPopup';
import { DownloadSheet } from './DownloadSheet';
import { forgetPopup } from './popupMemory';
import { type Device, leaveDevice, type Offered, renderDownloads, use } from './testing';

afterEach(() => {
  jest.useRealTimers();
  forgetPopup();
  leaveDevice();
});

const popup = () => screen.queryByRole('dialog', { name: 'Get Aurora on your phone' });

/** Home, looked at for as long as the popup waits. */
async function visit(device: Device, offered?: Offered, beside: React.ReactNode = null) {
  jest.useFakeTimers();
  use(device);
  const page = renderDownloads(
    <>
      {beside}
      <DownloadPopup />
    </>,
    offered,
  );
  await act(() => jest.advanceTimersByTimeAsync(POPUP_DELAY_MS - 1));
  expect(popup()).not.toBeInTheDocument();
  await act(() => jest.advanceTimersByTimeAsync(1));
  jest.useRealTimers();
  return page;
}

describe('the download popup', () => {
  it('comes once a session, when home has been looked at @HS-088', async () => {
    const { unmount } = await visit('android');
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(popup()).not.toBeInTheDocument());
    unmount();
    await visit('android');
    expect(popup()).not.toBeInTheDocument();
  });

  it('gives way to a dialog that is open, until the next visit @HS-088', async () => {
    const { unmount } = await visit('android', {}, <div role="dialog" aria-label="Welcome back" />);
    expect(popup()).not.toBeInTheDocument();
    unmount();
    await visit('android');
    expect(await screen.findByRole('dialog')).toBe(popup());
  });

  it.each<[string, Device, Offered]>([
    ['a computer', 'computer', {}],
    ['the native app', 'iphoneApp', {}],
    ['a merchant without the app window', 'android', { appWindow: false }],
    ['a device that nothing is for', 'android', { links: [] }],
  ])('does not come on %s @HS-088', async (_where, device, offered) => {
    await visit(device, offered);
    expect(popup()).not.toBeInTheDocument();
  });
});

describe('what it offers', () => {
  const open = (device: Device) => {
    use(device);
    renderDownloads(<DownloadSheet open onClose={jest.fn()} />);
    return screen.findByRole('dialog', { name: 'Get Aurora on your phone' });
  };

  it('takes Android to the app @HS-088 @HS-087', async () => {
    const sheet = await open('android');
    expect(within(sheet).getByRole('link', { name: /Android app/ })).toHaveAttribute(
      'href',
      'https://apps.example/android.apk',
    );
    expect(within(sheet).getAllByRole('listitem')).toHaveLength(1);
  });

  it('takes Safari to the profile, the app, and the way by hand @HS-088 @HS-091', async () => {
    const sheet = await open('iphoneSafari');
    const offers = within(sheet);
    expect(offers.getByRole('link', { name: /iOS profile/ })).toHaveAttribute(
      'href',
      '/cdn/downloads/aurora/home-screen.mobileconfig',
    );
    expect(offers.getByRole('link', { name: /iOS app.*12\.4/ })).toHaveAttribute(
      'href',
      'https://apps.example/ios',
    );
    await userEvent.click(offers.getByRole('button', { name: /Add to Home Screen/ }));
    expect(await screen.findByRole('dialog', { name: 'Add to Home Screen' })).toBeVisible();
  });

  it('sends other browsers of iOS to Safari @HS-089', async () => {
    const sheet = await open('iphoneChrome');
    expect(within(sheet).queryByRole('link')).not.toBeInTheDocument();
    await userEvent.click(within(sheet).getByRole('button', { name: /iOS profile/ }));
    expect(await screen.findByRole('dialog', { name: 'Open this in Safari' })).toBeVisible();
  });
});
