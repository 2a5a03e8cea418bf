import { queryClient, systemStatusOptions } from '@site/api';
import { fakePlatform } from '@site/api/testing';
import { announcements } from '@site/contracts/areas/messages';
import type { DownloadLink, Status } from '@site/contracts/areas/system';
import { screen } from '@testing-library/react';
import { renderRemote } from '../renderRemote';
import { aNotice, listsOf } from '../testing';
import NoticeStrip from './NoticeStrip';

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const safari = `${IPHONE} Version/17.4 Mobile/15E148 Safari/604.1`;
const chrome = `${IPHONE} CriOS/124.0.6367.88 Mobile/15E148 Safari/604.1`;
const app = `${IPHONE} Mobile/15E148 SiteApp/2.4.0`;
const android =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/124.0.0.0 Mobile Safari/537.36';
const computer =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/124.0.0.0 Safari/537.36';

const link = (resourceType: DownloadLink['resourceType']): DownloadLink => ({
  resourceType,
  url: '/a-file',
  labelNameEn: '',
});
const allLinks = [link('MOBILECONFIG'), link('IOS'), link('Android')];

const statusWith = (downloadLinks: DownloadLink[]): Status => ({
  info: {
    customerService: { path: '', key: { kty: 'oct', k: '' }, hosts: [] },
    domainRoute: {},
    mobileTemplate: { mem_cen: '0', dep_func: '0' },
    paths: { lotteryMui: '', lotteryFrame: '' },
    register: { username: true, mobileNum: false },
    resources: { downloadLinks, appWindow: false, downloadBarLogin: false },
    whitelabel: {},
    mainDomain: 'localhost',
    imageCDNs: ['/cdn'],
  },
  location: { ip: '203.0.113.42' },
  maintenance: false,
  regionRestriction: false,
});

async function open(userAgent: string, { links = allLinks, pages = ['/m/down'] } = {}) {
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
  const platform = fakePlatform();
  platform.answer(announcements, listsOf({ notices: [aNotice({ title: 'A title' })] }));
  // As on every page, the status is known before the first render.
  queryClient.setQueryData(systemStatusOptions().queryKey, statusWith(links));
  renderRemote(<NoticeStrip />, { pages });
  await screen.findByText('A title');
}

const ways = () =>
  Object.fromEntries(
    screen
      .queryAllByRole('link', { name: /App for/ })
      .map((way) => [way.ariaLabel, way.getAttribute('href')]),
  );

const ios = { 'App for iPhone': '/m/down#ios' };
const forAndroid = { 'App for Android': '/m/down#android' };

it.each([
  ['Safari', safari, ios],
  ['another browser of iOS', chrome, ios],
  ['Android', android, forAndroid],
  ['a computer', computer, { ...ios, ...forAndroid }],
  ['the native app', app, {}],
])('leads to the app that is for %s @HS-074', async (_where, userAgent, expected) => {
  await open(userAgent);
  expect(ways()).toEqual(expected);
});

it('has no way to the app inside the installed web app @HS-074', async () => {
  const { matchMedia } = window;
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation((media) => ({ ...matchMedia(media), matches: /standalone/.test(media) }));
  await open(android);
  expect(ways()).toEqual({});
});

it.each([
  ['the app', [link('MOBILECONFIG'), link('IOS')], ios],
  ['no app, and the profile is what it is in', [link('MOBILECONFIG')], {}],
] as const)(
  'leads on to the app in a web clip, where there is %s @HS-074',
  async (_what, links, expected) => {
    localStorage.setItem('WEBCLIP', '1');
    await open(safari, { links: [...links] });
    expect(ways()).toEqual(expected);
    localStorage.clear();
  },
);

it.each([
  ['the merchant has none', { links: [] }],
  ['there is none for this phone', { links: [link('Android')] }],
  ['the site has no download page', { pages: [] }],
])('has no way to the app where %s', async (_why, site) => {
  await open(safari, site);
  expect(ways()).toEqual({});
});
