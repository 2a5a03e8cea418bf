import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { AddToHomePanel } from './AddToHomePanel';
import { androidApp, type Device, iosApp, leaveDevice, type Offered, renderDownloads, use } from './testing';

afterEach(leaveDevice);

function Parent() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Show
      </button>
      <AddToHomePanel open={open} onClose={() => setOpen(false)} />
    </>
  );
}

async function show(device: Device, offered?: Offered) {
  use(device);
  renderDownloads(<Parent />, offered);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Show' }));
  return screen.findByRole('dialog', { name: 'Add to Home Screen' });
}

it('tells step by step what to press, as long as its parent shows it @HS-091', async () => {
  const panel = await show('iphoneSafari');
  expect(
    within(panel)
      .getAllByRole('listitem')
      .map((step) => step.textContent),
  ).toEqual([
    'Tap the Share button in Safari.',
    'Choose Add to Home Screen.',
    'Tap Add. The icon is now on your home screen.',
  ]);
  await userEvent.click(within(panel).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(panel).not.toBeInTheDocument());
});

it.each<[Device, boolean]>([
  ['iphone10', true],
  ['iphone11', true],
  ['iphone12', true],
  ['iphoneSafari', false],
])('adds a notice for old iOS on %s: %s @HS-092', async (device, shows) => {
  const panel = await show(device);
  expect(within(panel).queryAllByRole('note')).toHaveLength(shows ? 1 : 0);
  if (shows) expect(within(panel).getByRole('note')).toHaveTextContent('Update iOS if your device can');
});

it('offers the profile where there is one @HS-093', async () => {
  const panel = await show('iphoneSafari');
  expect(within(panel).getByRole('link', { name: 'Download the profile' })).toHaveAttribute(
    'href',
    '/cdn/downloads/aurora/home-screen.mobileconfig',
  );
});

it('offers no profile where there is none @HS-093', async () => {
  const panel = await show('iphoneSafari', { links: [iosApp, androidApp] });
  expect(within(panel).queryByRole('link')).not.toBeInTheDocument();
});
