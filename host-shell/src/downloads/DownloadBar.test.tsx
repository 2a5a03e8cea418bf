import { readPreference, signOut } from '@site/session';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { signInAs } from '../testing/renderShell';
import { DownloadBar } from './DownloadBar';
import { leaveDevice, type Offered, renderDownloads, use } from './testing';

afterEach(() => {
  signOut();
  leaveDevice();
});

const bar = () => screen.queryByRole('complementary', { name: 'App offer' });

function open(offered: Offered = {}) {
  use('android');
  return renderDownloads(<DownloadBar />, offered);
}

it('leads to the download page @HS-078', async () => {
  open();
  await userEvent.click(screen.getByRole('link', { name: /Faster in the app/ }));
  expect(window.location.pathname).toBe('/m/down');
});

it('is there at the first render or not at all, so that nothing jumps @HS-080', () => {
  open({ links: [] });
  expect(bar()).not.toBeInTheDocument();
});

it('stays closed once it is closed @HS-081', async () => {
  const { unmount } = open();
  await userEvent.click(screen.getByRole('button', { name: 'Hide the app offer' }));
  expect(bar()).not.toBeInTheDocument();
  expect(readPreference('hideDownloadBar')).toBe('1');
  unmount();
  open();
  expect(bar()).not.toBeInTheDocument();
});

it('waits for a login where the merchant asks for one @HS-085', () => {
  open({ barNeedsLogin: true });
  expect(bar()).not.toBeInTheDocument();
  act(() => signInAs(0));
  expect(bar()).toBeVisible();
});
