import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { screen } from '@testing-library/react';
import en from '../locales/en.json';
import { DownloadBar } from './DownloadBar';
import DownloadPage from './DownloadPage';
import { DownloadSheet } from './DownloadSheet';
import { leaveDevice, renderDownloads, use } from './testing';

afterEach(leaveDevice);

it('claims a bonus and a number of games in the words of the texts @SH-039', async () => {
  use('android');
  const { unmount } = renderDownloads(
    <>
      <DownloadBar />
      <DownloadPage />
    </>,
  );
  expect(en.download.bar.claim).toContain('688');
  expect(screen.getByText(en.download.bar.claim)).toBeVisible();
  expect(en.download.page.claim).toContain('7,777');
  expect(screen.getByText(en.download.page.claim)).toBeVisible();
  expect(en.download.page.games).toContain('600');
  expect(screen.getByText(en.download.page.games)).toBeVisible();
  unmount();
  renderDownloads(<DownloadSheet open onClose={jest.fn()} />);
  expect(await screen.findByText(en.download.sheet.claim)).toBeVisible();
});

it('has no claim in its code @SH-039', () => {
  const code = readdirSync(__dirname).filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'));
  expect(code).toContain('DownloadBar.tsx');
  for (const file of code) {
    expect([file, readFileSync(path.join(__dirname, file), 'utf8').match(/\b(?:688|7,?777|600)\b/)]).toEqual([
      file,
      null,
    ]);
  }
});
