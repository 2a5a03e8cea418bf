import { fakePlatform } from '@site/api/testing';
import { launchChat } from '@site/contracts/areas/chat';
import { customerService, systemStatus } from '@site/contracts/areas/system';
import { PATHS } from '@site/contracts/values/paths';
import { address, renderInSite } from '@site/ui/testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { statusWith } from '../testing';
import ChatPage from './ChatPage';
import { leaveFor, stayHere } from './leaveFor';
import en from './locales/en.json';
import th from './locales/th.json';
import { deskLanguage } from './openChat';

jest.mock('./leaveFor');

const DESK = 'https://desk.example/chat?ticket=1';

interface Circumstances {
  chatUrl?: string | (() => Promise<{ chatUrl: string }>);
  flags?: readonly string[];
  pages?: readonly string[];
}

function open({
  chatUrl = DESK,
  flags = ['CBS3', 'FEEDBACK3'],
  pages = Object.values(PATHS),
}: Circumstances = {}) {
  const platform = fakePlatform();
  platform.answer(systemStatus, statusWith({ flags, service: { hosts: ['desk.example'] } }));
  const channel = {
    csType: 'TELEGRAM',
    csPosition: '1',
    title: 'Aurora news',
    name: 'Daily',
    path: '',
  } as const;
  platform.answer(customerService, { list: [channel] });
  platform.answer(launchChat, typeof chatUrl === 'string' ? { chatUrl } : chatUrl);
  renderInSite(<ChatPage />, { path: '/m/chat', pages, texts: { 'mfe-messages': { en, th } } });
  return platform;
}

const passes = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const user = () => userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
const never = () => new Promise<never>(() => undefined);

beforeEach(() => {
  jest.clearAllMocks();
  jest.useFakeTimers();
});
afterEach(() => {
  localStorage.clear();
  jest.useRealTimers();
  delete document.documentElement.dataset.theme;
});

it('says that the site is left, and leaves it half a second after the answer @ME-022', async () => {
  open();
  await passes(0);
  expect(screen.getByRole('heading', { name: 'Opening live chat' })).toBeVisible();
  await passes(499);
  expect(leaveFor).not.toHaveBeenCalled();
  await passes(1);
  expect(leaveFor).toHaveBeenCalledTimes(1);
  expect(leaveFor).toHaveBeenCalledWith(DESK);
});

it.each([
  ['dark', '#000000'],
  ['light', '#ffffff'],
])('asks for a desk that looks like the site on %s @ME-023', async (theme, headerColor) => {
  document.documentElement.dataset.theme = theme;
  const platform = open();
  await passes(500);
  const [sent] = platform.sent(launchChat);
  expect(sent?.content).toEqual({
    b2c: '1',
    language: 'EN',
    backUrl: `${window.location.origin}/m/message`,
    headerColor,
    title: 'Live chat',
    moduleId: 'CBS3',
  });
  expect(sent?.headers).toMatchObject({ ModuleId: 'CBS3' });
});

it.each([
  ['TH', 'TH'],
  ['EN', 'EN'],
  ['ID', 'ID'],
  ['CN', 'CN'],
  ['TY', 'CN'],
] as const)('names %s as %s to the desk @ME-023', (language, named) =>
  expect(deskLanguage(language)).toBe(named),
);

it('tells who waits long, and stops on request', async () => {
  open({ chatUrl: never });
  await passes(4_999);
  expect(screen.queryByRole('button', { name: 'Stop' })).not.toBeInTheDocument();
  await passes(1);
  expect(screen.getByRole('heading', { name: 'Still opening' })).toBeVisible();
  await user().click(screen.getByRole('button', { name: 'Stop' }));
  expect(stayHere).toHaveBeenCalled();
  expect(screen.getByRole('heading', { name: 'Chat did not open' })).toBeVisible();
});

it('does not leave once it was stopped or the page is gone', async () => {
  let answer: (value: { chatUrl: string }) => void = () => undefined;
  open({ chatUrl: () => new Promise((resolve) => (answer = resolve)) });
  await passes(5_000);
  await user().click(screen.getByRole('button', { name: 'Stop' }));
  answer({ chatUrl: DESK });
  await passes(1_000);
  expect(leaveFor).not.toHaveBeenCalled();
});

it.each([
  'http://desk.example/',
  'https://evil.example/',
  'https://desk.example.evil.example/',
  '/m/home',
  'javascript:alert(1)',
  '',
])('never leaves for "%s" @ME-027', async (chatUrl) => {
  open({ chatUrl });
  await passes(1_000);
  expect(screen.getByRole('heading', { name: 'Chat did not open' })).toBeVisible();
  expect(leaveFor).not.toHaveBeenCalled();
});

it('tries again when the desk did not answer, with a launch of its own', async () => {
  const platform = open();
  platform.refuse(launchChat, 'vendor.unavailable');
  await passes(0);
  expect(screen.getByRole('heading', { name: 'Chat did not open' })).toBeVisible();
  platform.answer(launchChat, { chatUrl: DESK });
  await user().dblClick(screen.getByRole('button', { name: 'Try again' }));
  await passes(500);
  expect(platform.sent(launchChat)).toHaveLength(2);
  expect(leaveFor).toHaveBeenCalledTimes(1);
});

it('has other ways: what of them the site has', async () => {
  const platform = open();
  platform.refuse(launchChat, 'vendor.unavailable');
  await passes(0);
  jest.useRealTimers();
  await userEvent.click(screen.getByRole('button', { name: 'Other ways to reach us' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Reach us' }));
  expect(sheet.getByRole('button', { name: /Aurora news/ })).toBeVisible();
  expect(sheet.getByRole('link', { name: /Feedback/ })).toHaveAttribute('href', '/m/feedback');
  expect(sheet.getByRole('link', { name: /Help centre/ })).toHaveAttribute('href', '/m/help');
});

it('asks nothing where the merchant has no chat, and offers the other ways', async () => {
  const platform = open({ flags: [] });
  await passes(1_000);
  expect(screen.getByRole('heading', { name: 'No live chat here' })).toBeVisible();
  expect(platform.sent(launchChat)).toEqual([]);
  expect(screen.getByRole('button', { name: 'Other ways to reach us' })).toBeVisible();
});

it('goes back a step where the browser kept the page and shows it again', async () => {
  open();
  await passes(1_000);
  act(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await passes(0);
  expect(address()).toBe('/m/home');
  expect(leaveFor).toHaveBeenCalledTimes(1);
});
