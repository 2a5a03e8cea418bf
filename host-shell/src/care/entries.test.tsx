import { logout } from '@site/contracts/areas/account';
import { careHelp, type HelpOrganisation } from '@site/contracts/areas/care/help';
import { systemStatus } from '@site/contracts/areas/system';
import { signOut } from '@site/session';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { loadNamedModule } from '../federation/loading/loadModule';
import { openStatus, signInAs } from '../testing/renderShell';
import { carePlatform, openSite, showModules } from './testing';

jest.mock('../federation/loading/loadModule');
jest.mock('../telemetry/report');

const line: HelpOrganisation = {
  id: 'line',
  name: 'Clear Line',
  url: 'https://clearline.example',
  languages: ['th'],
  kind: 'HELPLINE',
  country: 'TH',
};

let platform: ReturnType<typeof carePlatform>;
beforeEach(() => {
  showModules(jest.mocked(loadNamedModule));
  platform = carePlatform();
  platform.answer(careHelp, { list: [line] });
});
afterEach(() => {
  act(() => signOut());
  localStorage.clear();
});

const MEMBER = 0;
const TRIAL = 4;

/** The links at the foot of the page that is open. */
async function footLinks() {
  const foot = (await screen.findByText('18+')).closest('footer');
  return within(foot as HTMLElement)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));
}
const OWN = ['/m/care', '/m/care/limits', '/m/care/break', '/m/care/statement', '/m/care/help'];

it.each([
  ['a guest', undefined, '/m/care/help'],
  ['a member', MEMBER, '/m/care'],
  ['a trial user', TRIAL, '/m/care/help'],
] as const)('leads %s from the side menu to responsible play @PL-035 @PL-044', async (_who, type, path) => {
  if (type !== undefined) signInAs(type);
  openSite('/m/gameList');
  await userEvent.click(await screen.findByRole('button', { name: 'Open menu' }));
  const menu = within(await screen.findByRole('dialog'));
  expect(await menu.findByRole('link', { name: 'Responsible play' })).toHaveAttribute('href', path);
});

it('leads a member from home to limits, a break and the statement in one press @PL-043', async () => {
  signInAs(MEMBER);
  openSite('/m/home');
  expect(await footLinks()).toEqual(OWN);
});

it.each([
  ['a guest', undefined],
  ['a trial user', TRIAL],
] as const)(
  'leads %s from home to who helps, and to no page of members @PL-035 @PL-044',
  async (_who, type) => {
    if (type !== undefined) signInAs(type);
    openSite('/m/home');
    expect(await footLinks()).toEqual(['/m/care/help']);
  },
);

it.each(['/m/voucherCenter', '/m/withdraw', '/m/member/home'])(
  'stands at the foot of %s @PL-035 @PL-043',
  async (path) => {
    signInAs(MEMBER);
    openSite(path);
    expect(await footLinks()).toEqual(OWN);
  },
);

it('lists who helps on a page of its own, without remotes and without a session @PL-035 @PL-048', async () => {
  jest.mocked(loadNamedModule).mockReturnValue(new Promise(() => undefined));
  openSite('/m/care/help');
  expect(await screen.findByText('Clear Line')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Responsible play' })).toBeVisible();
});

it.each([
  ['maintenance', { maintenance: true }],
  ['a region that is closed', { regionRestriction: true }],
])('lists who helps during %s @PL-035', async (_what, how) => {
  platform.answer(systemStatus, { ...openStatus, ...how });
  openSite('/m/home');
  expect(await screen.findByText('Clear Line')).toBeVisible();
});

it('says where somebody listens to who has just logged out @PL-035', async () => {
  platform.answer(logout, {});
  signInAs(MEMBER);
  openSite('/m/gameList');
  await userEvent.click(await screen.findByRole('button', { name: 'Open menu' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Log out' }));
  const question = await screen.findByRole('alertdialog', { name: 'Log out?' });
  await userEvent.click(within(question).getByRole('button', { name: 'Log out' }));
  const note = (await screen.findByText('You are logged out.')).parentElement as HTMLElement;
  expect(within(note).getByRole('link', { name: 'Someone to talk to' })).toHaveAttribute(
    'href',
    '/m/care/help',
  );
});
