import { queryClient, refreshAfterLanguageChange, systemStatusOptions } from '@site/api';
import { fakePlatform } from '@site/api/testing';
import { type HelpTopic, helpCentre } from '@site/contracts/areas/messages';
import { customerService } from '@site/contracts/areas/system';
import { changeLanguage } from '@site/i18n';
import { address, renderInSite } from '@site/ui/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { statusWith } from '../testing';
import HelpPage from './HelpPage';
import en from './locales/en.json';
import th from './locales/th.json';

const deposits: HelpTopic = {
  title: 'Deposits',
  content:
    '<h3>Late?</h3><p>Send us the <b>bank</b> slip.<script>x()</script></p><table><tr><td>QR</td></tr></table>',
};
const withdrawals: HelpTopic = { title: 'Withdrawals', content: '<p>We never ask for a slip.</p>' };
const terms: HelpTopic = { title: 'Terms of use', content: '<p>One account each.</p>', anchor: 'terms' };
const TOPICS = [deposits, withdrawals, terms];

interface Options {
  path?: string;
  topics?: HelpTopic[];
  flags?: string[];
}

const scrolled = jest.fn();
Element.prototype.scrollIntoView = scrolled;

function open({ path = '/m/help', topics = TOPICS, flags = [] }: Options = {}) {
  const platform = fakePlatform();
  platform.answer(helpCentre, topics);
  platform.answer(customerService, { list: [] });
  queryClient.setQueryData(systemStatusOptions().queryKey, statusWith({ flags }));
  renderInSite(<HelpPage />, {
    path,
    pages: ['/m/help', '/m/chat', '/m/feedback'],
    texts: { 'mfe-messages': { en, th } },
  });
  return platform;
}

const topic = (name: string) => screen.findByRole('article', { name });
const link = (name: string) =>
  within(screen.getByRole('navigation', { name: 'Topics' })).getByRole('link', { name });
const field = () => screen.getByRole('searchbox', { name: 'Search help' });
/** What is read out. */
const said = () => screen.getAllByRole('status').flatMap(({ textContent }) => textContent || []);
const marks = () => [...document.querySelectorAll('mark')].map((mark) => mark.textContent);

beforeEach(() => scrolled.mockClear());
afterEach(async () => {
  queryClient.clear();
  await act(() => changeLanguage('en'));
});

it('has a menu of topics, and what the open one says, cleaned @ME-018', async () => {
  open();
  const article = within(await topic('Deposits'));
  expect(article.getByRole('heading', { level: 3, name: 'Late?' })).toBeVisible();
  expect(document.querySelector('article script')).toBeNull();
  const menu = within(screen.getByRole('navigation', { name: 'Topics' }));
  expect(menu.getAllByRole('link').map((each) => each.textContent)).toEqual([
    'Deposits',
    'Withdrawals',
    'Terms of use',
  ]);
});

it('asks for everything at once, in the language, for a phone @ME-021', async () => {
  const platform = open();
  await topic('Deposits');
  await act(() => changeLanguage('th'));
  // As the host does.
  act(() => refreshAfterLanguageChange());
  await waitFor(() =>
    expect(platform.sent(helpCentre).map(({ content }) => content)).toEqual([
      { lang: 'EN', device: 'MOBILE' },
      { lang: 'TH', device: 'MOBILE' },
    ]),
  );
});

it.each([
  ['', 'Deposits'],
  ['?i=1', 'Withdrawals'],
  ['?i=3', 'Deposits'],
  ['?i=-1', 'Deposits'],
  ['?i=1.5', 'Deposits'],
  ['?i=x', 'Deposits'],
  ['?i=99999999999', 'Deposits'],
  ['#nowhere', 'Deposits'],
])('opens by the address %s “%s” @ME-019', async (query, title) => {
  open({ path: `/m/help${query}` });
  await topic(title);
  expect(link(title)).toHaveAttribute('aria-current', 'page');
});

it.each(['#terms', '?i=1#terms', '?q=slip#terms'])(
  'opens the terms by %s, wherever they stand @ME-020',
  async (query) => {
    open({ path: `/m/help${query}` });
    await topic('Terms of use');
  },
);

it('goes to another topic, and on with it by keyboard; the step is none for Back', async () => {
  open({ path: '/m/help#terms' });
  await topic('Terms of use');
  const entries = window.history.length;
  await userEvent.click(link('Withdrawals'));
  await topic('Withdrawals');
  expect(address()).toBe('/m/help?i=1');
  expect(window.location.hash).toBe('');
  expect(window.history.length).toBe(entries);
  expect(screen.getByRole('heading', { level: 2, name: 'Withdrawals' })).toHaveFocus();
});

it('does not take the focus when it is opened', async () => {
  open();
  await topic('Deposits');
  expect(document.body).toHaveFocus();
});

it('searches all topics, counts them, and marks what it found', async () => {
  open({ path: '/m/help?i=1' });
  await topic('Withdrawals');
  await userEvent.type(field(), 'SLIP');
  const hits = within(await screen.findByRole('list', { name: 'Topics found' }));
  expect(said()).toEqual(['Found in 2 topics']);
  expect(hits.getAllByRole('link').map((each) => each.textContent)).toEqual([
    'Deposits Send us the bank slip.',
    'Withdrawals We never ask for a slip.',
  ]);
  expect(marks()).toEqual(['slip', 'slip']);
  expect(address()).toBe('/m/help?q=SLIP');
  // Nothing of what was read for it is left in the page.
  expect(screen.queryByText('One account each.')).not.toBeInTheDocument();
});

it('opens a topic where it says that, through other markup; Back leads to what was found', async () => {
  open({ path: '/m/help?q=bank+slip' });
  await userEvent.click(await screen.findByRole('link', { name: /^Deposits/ }));
  const article = await topic('Deposits');
  expect(address()).toBe('/m/help?i=0&q=bank+slip');
  expect(marks()).toEqual(['bank', ' slip']);
  expect(article).toHaveTextContent('Send us the bank slip.');
  expect(scrolled).toHaveBeenCalledWith({ block: 'center' });
  expect(field()).toHaveValue('bank slip');
  act(() => window.history.back());
  expect(await screen.findByRole('list', { name: 'Topics found' })).toBeVisible();
});

it('leads back to the topic where the search began', async () => {
  open({ path: '/m/help?i=1' });
  await topic('Withdrawals');
  await userEvent.type(field(), 'account');
  await screen.findByRole('list', { name: 'Topics found' });
  await userEvent.click(screen.getByRole('button', { name: 'Clear the search' }));
  await topic('Withdrawals');
  expect(address()).toBe('/m/help?i=1');
});

it('does not search for one letter', async () => {
  open({ path: '/m/help?q=s' });
  await topic('Deposits');
  expect(marks()).toEqual([]);
});

describe('nothing found', () => {
  const missing = () => screen.findByRole('heading', { name: 'Nothing about “tax form”' });

  it('is said, and offers live chat', async () => {
    open({ path: '/m/help?q=tax+form', flags: ['CBS3', 'FEEDBACK3'] });
    await missing();
    expect(said()).toEqual(['Nothing about “tax form”']);
    // In the header, and below.
    const ways = screen.getAllByRole('link', { name: 'Live chat' });
    expect(ways.map((way) => way.getAttribute('href'))).toEqual(['/m/chat', '/m/chat']);
  });

  it('offers feedback where there is neither chat nor another service', async () => {
    open({ path: '/m/help?q=tax+form', flags: ['FEEDBACK3'] });
    await missing();
    expect(screen.getAllByRole('link', { name: 'Feedback' })[0]).toHaveAttribute('href', '/m/feedback');
  });

  it('offers nothing that is not there', async () => {
    open({ path: '/m/help?q=tax+form' });
    await missing();
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });
});

it('says so where the merchant has written nothing', async () => {
  open({ topics: [], flags: ['CBS3'] });
  expect(await screen.findByRole('heading', { name: 'Nothing here yet' })).toBeVisible();
});

it('offers a retry after a malformed answer', async () => {
  const platform = fakePlatform();
  platform.answer(customerService, { list: [] });
  platform.answerRaw(helpCentre, { success: true, value: {} });
  queryClient.setQueryData(systemStatusOptions().queryKey, statusWith());
  renderInSite(<HelpPage />, { path: '/m/help', texts: { 'mfe-messages': { en, th } } });
  const retry = await screen.findByRole('button', { name: 'Try again' });
  platform.answer(helpCentre, TOPICS);
  await userEvent.click(retry);
  await topic('Deposits');
});
