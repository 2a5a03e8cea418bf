import { playState } from '@site/contracts/areas/care/state';
import { PATHS } from '@site/contracts/values/paths';
import { signOut } from '@site/session';
import { renderInSite } from '@site/ui/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { openState } from '../care/testing';
import { BrandHeader } from '../layout/Header/BrandHeader';
import en from '../locales/en.json';
import th from '../locales/th.json';
import { renderShell, signInAs } from '../testing/renderShell';
import { DownloadBar } from './DownloadBar';
import DownloadPage from './DownloadPage';
import { DownloadSheet } from './DownloadSheet';
import { leaveDevice, offer, use } from './testing';

afterEach(leaveDevice);

const { bar, sheet, page } = en.download;
const told = {
  ...en.download,
  bar: { ...bar, claim: 'A mug in the bar' },
  sheet: { ...sheet, claim: 'A mug in the sheet' },
  page: { ...page, claim: 'A mug on the page', games: 'Some games' },
};

it('claims a bonus and a number of games only where the texts do @SH-039', async () => {
  expect([bar.claim, sheet.claim, page.claim, page.games].join()).toMatch(/688.*688.*7,777.*600/);
  use('android');
  offer();
  renderInSite(
    <>
      <DownloadBar />
      <DownloadPage />
      <DownloadSheet open onClose={jest.fn()} />
    </>,
    { texts: { 'host-shell': { en: { ...en, download: told }, th } }, pages: [PATHS.download] },
  );
  for (const claim of [told.bar.claim, told.page.claim, told.page.games])
    expect(screen.getByText(claim)).toBeVisible();
  expect(await screen.findByText(told.sheet.claim)).toBeVisible();
  expect(document.body).not.toHaveTextContent(/688|7,?777|600/);
});

it('claims nothing to an account that is offered nothing @PL-039', async () => {
  use('android');
  offer().answer(playState, { ...openState, offers: false });
  signInAs(0);
  renderShell(
    <>
      <BrandHeader />
      <DownloadBar />
      <DownloadPage />
    </>,
    { paths: [PATHS.download] },
  );
  await waitFor(() => expect(document.body).not.toHaveTextContent(/688|7,?777/));
  expect(screen.queryByRole('complementary', { name: 'App offer' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Get the app' })).not.toBeInTheDocument();
  act(() => signOut());
});
