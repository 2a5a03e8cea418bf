import { queryClient } from '@site/api';
import { fakePlatform, refuse } from '@site/api/testing';
import { type Feedback, ownFeedback, sendFeedback } from '@site/contracts/areas/feedback';
import { uploadPicture } from '@site/contracts/areas/profile';
import { customerService } from '@site/contracts/areas/system';
import { signIn, signOut } from '@site/session';
import { pngFile, renderInSite } from '@site/ui/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import FeedbackPage from './FeedbackPage';
import en from './locales/en.json';
import th from './locales/th.json';

const answered: Feedback = {
  id: 'f1',
  comment: 'Could the bet history keep\nthe category?',
  images: ['/wps/pictures/p1', '/wps/pictures/p2'],
  at: '2026-11-18T13:15:00Z',
  reply: 'Good idea.',
  repliedAt: '2026-11-19T03:00:00Z',
};
const waiting: Feedback = { id: 'f2', comment: '<b>Late</b>', images: [], at: '2026-11-20T02:40:00Z' };

const pageOf = (list: readonly Feedback[], pageNum = 1, totalPages = 1) => ({
  list: [...list],
  footer: {},
  pageNum,
  totalPages,
  total: list.length,
});

let pictures = 0;
function fakeFeedback(list: readonly Feedback[] = []) {
  const platform = fakePlatform();
  platform.answer(customerService, { list: [] });
  platform.answer(ownFeedback, pageOf(list));
  platform.answer(uploadPicture, () => {
    const id = `p${++pictures}`;
    return { id, url: `/wps/pictures/${id}`, bytes: 64 };
  });
  platform.answer(sendFeedback, { id: 'new' });
  return platform;
}
const asMember = (userName = 'narin88') =>
  signIn(
    { token: `token-${userName}`, merchantCode: 'aurora', userName, type: 0, firstTimeLogin: false },
    { persist: false },
  );
const open = (query = '') =>
  renderInSite(<FeedbackPage />, {
    path: `/m/feedback${query}`,
    texts: { 'mfe-promotions': { en, th } },
  });

const area = () => screen.getByRole('textbox', { name: 'What should we know?' });
const button = () => screen.getByRole('button', { name: 'Send' });
const rests = () => button().getAttribute('aria-disabled') === 'true';
/** Chooses pictures, and waits until they are sent. */
async function choose(...files: File[]): Promise<void> {
  await userEvent.upload(screen.getByLabelText('Add'), files);
  await screen.findByText(`${Math.min(files.length, 3)} of 3`);
  await waitFor(() => expect(screen.queryByRole('progressbar')).not.toBeInTheDocument());
}

beforeEach(() => {
  pictures = 0;
  sessionStorage.clear();
  URL.createObjectURL = () => 'blob:picture';
  URL.revokeObjectURL = jest.fn();
  asMember();
});
afterEach(() => {
  act(() => signOut());
  queryClient.clear();
});

it('rests without a comment, and beyond 140 characters, of which an emoji is one @PR-032', async () => {
  fakeFeedback();
  open();
  expect(rests()).toBe(true);
  await userEvent.click(area());
  await userEvent.paste('   ');
  expect(rests()).toBe(true);
  await userEvent.clear(area());
  await userEvent.paste('🐟'.repeat(140));
  expect(area()).toHaveAccessibleDescription('140 of 140');
  expect(rests()).toBe(false);
  await userEvent.paste('!');
  expect(area()).toHaveAccessibleDescription(/141 of 140/);
  expect(rests()).toBe(true);
});

it('sends comment and pictures once, however often it is pressed, and shows what was sent @PR-032', async () => {
  const platform = fakeFeedback();
  open();
  await userEvent.click(area());
  await userEvent.paste(' The countdown is late. ');
  await choose(pngFile('a.png'), pngFile('b.png'));
  platform.answer(ownFeedback, pageOf([{ ...waiting, comment: 'The countdown is late.' }]));
  await userEvent.dblClick(button());
  expect(await screen.findByText('Thank you. We read every message.')).toBeVisible();
  expect(await screen.findByRole('tab', { name: 'Sent', selected: true })).toBeVisible();
  expect(await screen.findByText('The countdown is late.')).toBeVisible();
  expect(platform.sent(sendFeedback).map(({ content }) => content)).toEqual([
    { comment: 'The countdown is late.', images: ['p1', 'p2'] },
  ]);
  await userEvent.click(screen.getByRole('tab', { name: 'Write' }));
  expect(area()).toHaveValue('');
  expect(screen.getByText('0 of 3')).toBeVisible();
});

it('refuses a fourth picture, what is none and what is too large @PR-032', async () => {
  const platform = fakeFeedback();
  open();
  const apply = userEvent.setup({ applyAccept: false });
  await apply.upload(screen.getByLabelText('Add'), [
    new File(['<script>1</script>'], 'page.png', { type: 'image/png' }),
    pngFile('large.png', { bytes: 5_242_881 }),
  ]);
  expect(await screen.findByText(/^page.png: Please choose pictures in/)).toBeVisible();
  expect(screen.getByText(/^large.png: Each picture may be 5 MB/)).toBeVisible();
  await choose(...['a.png', 'b.png', 'c.png', 'd.png'].map((name) => pngFile(name)));
  expect(await screen.findByText('You can add 3 pictures at most.')).toBeVisible();
  await waitFor(() => expect(platform.sent(uploadPicture)).toHaveLength(3));
  expect(platform.sent(uploadPicture)[0]?.content).toMatchObject({ purpose: 'FEEDBACK' });
});

it('rests while a picture is on its way', async () => {
  const platform = fakeFeedback();
  let answer = () => {};
  platform.answer(uploadPicture, async () => {
    await new Promise<void>((resolve) => (answer = resolve));
    return { id: 'p1', url: '/wps/pictures/p1', bytes: 64 };
  });
  open();
  await userEvent.type(area(), 'Look');
  await userEvent.upload(screen.getByLabelText('Add'), [pngFile('a.png')]);
  await waitFor(() => expect(platform.sent(uploadPicture)).toHaveLength(1));
  expect(rests()).toBe(true);
  answer();
  await waitFor(() => expect(rests()).toBe(false));
});

it('keeps what is written and sent over a reload, for the account alone', async () => {
  fakeFeedback();
  const { unmount } = open();
  await userEvent.type(area(), 'Half a thought');
  await choose(pngFile('a.png'));
  await waitFor(() => expect(rests()).toBe(false));
  unmount();
  const again = open();
  expect(area()).toHaveValue('Half a thought');
  expect(screen.getByText('1 of 3')).toBeVisible();
  again.unmount();
  act(() => asMember('other'));
  open();
  expect(area()).toHaveValue('');
});

it('keeps the form where the message is refused, and lets go of a picture that is not kept any more', async () => {
  const platform = fakeFeedback();
  platform.answer(sendFeedback, () => refuse('picture.unknown', { value: { picture: 'p1' } }));
  open();
  await userEvent.type(area(), 'Look');
  await choose(pngFile('a.png'), pngFile('b.png'));
  await waitFor(() => expect(rests()).toBe(false));
  await userEvent.click(button());
  expect(
    await screen.findByText('This picture is no longer available. Please choose another.'),
  ).toBeVisible();
  expect(area()).toHaveValue('Look');
  expect(screen.getByText('1 of 3')).toBeVisible();
  platform.answer(sendFeedback, { id: 'new' });
  await userEvent.click(button());
  expect(await screen.findByText('Thank you. We read every message.')).toBeVisible();
  expect(platform.sent(sendFeedback).map(({ content }) => content)).toEqual([
    { comment: 'Look', images: ['p1', 'p2'] },
    { comment: 'Look', images: ['p2'] },
  ]);
});

it('says that it may have arrived where no answer comes, and sends it again under the same key', async () => {
  const platform = fakeFeedback();
  platform.refuse(sendFeedback, 'unknown', { status: 500 });
  open();
  await userEvent.type(area(), 'Look');
  await userEvent.click(button());
  expect(await screen.findByText(/^No answer came. It may have arrived/)).toBeVisible();
  platform.answer(sendFeedback, { id: 'new' });
  await userEvent.click(button());
  expect(await screen.findByText('Thank you. We read every message.')).toBeVisible();
  const keys = platform.sent(sendFeedback).map(({ headers }) => headers['Idempotency-Key']);
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
});

it('shows what was sent with its pictures and the answer, as text, at an address of its own', async () => {
  fakeFeedback([waiting, answered]);
  open('?tab=sent');
  const [first, second] = await screen.findAllByRole('article');
  expect(first).toHaveTextContent('Nov 20, 2026, 09:40Waiting<b>Late</b>');
  const { getByText, getAllByRole } = within(second as HTMLElement);
  expect(getByText('Answered')).toBeVisible();
  expect(getByText('Good idea.').closest('div')).toHaveTextContent('Service teamGood idea.');
  expect(getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(answered.images);
  expect(getAllByRole('img').map((picture) => picture.getAttribute('alt'))).toEqual([
    'Picture 1 of 2',
    'Picture 2 of 2',
  ]);
});

it('leads to writing where nothing was sent, and asks again where it did not load', async () => {
  const platform = fakeFeedback();
  platform.refuse(ownFeedback, 'system.error');
  open('?tab=sent');
  const again = await screen.findByRole('button', { name: 'Try again' });
  platform.answer(ownFeedback, pageOf([]));
  await userEvent.click(again);
  expect(await screen.findByText('Nothing sent yet')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Write to us' }));
  expect(area()).toBeVisible();
});
