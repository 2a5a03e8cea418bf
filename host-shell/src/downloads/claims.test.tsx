import { PATHS } from '@site/contracts/values/paths';
import { renderInSite } from '@site/ui/testing';
import { screen } from '@testing-library/react';
import en from '../locales/en.json';
import th from '../locales/th.json';
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
