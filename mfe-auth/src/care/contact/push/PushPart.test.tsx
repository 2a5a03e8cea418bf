import { refuse } from '@site/api/testing';
import { type Contact, contact, setContact } from '@site/contracts/areas/care';
import {
  addPushDevice,
  type PushSettings,
  pushSettings,
  removePushDevice,
  setPushTopics,
} from '@site/contracts/areas/push';
import { signOut } from '@site/session';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeMember } from '../../../testing/fakeMember';
import { renderRemote } from '../../../testing/renderRemote';
import CareContactPage from '../CareContactPage';
import { fakePushBrowser, withoutPush } from './testing';

const PUSH = 'Notifications on this phone';
const WITHDRAWAL = 'A withdrawal is decided';
const START = 'Turn on in this browser';
const ON = 'On in this browser';

function open({
  push = true,
  topics = [],
  publicKey = 'B'.repeat(87),
}: Partial<PushSettings> & { push?: boolean } = {}) {
  const platform = fakeMember();
  const account = {
    contact: { inbox: false, mail: false, sms: false, push } as Contact,
    topics: [...topics],
  };
  const settings = (): PushSettings => ({ ...(publicKey && { publicKey }), topics: account.topics });
  platform.answer(contact, () => account.contact);
  platform.answer(setContact, ({ content }) => {
    account.contact = content as Contact;
    return account.contact;
  });
  platform.answer(pushSettings, settings);
  platform.answer(setPushTopics, ({ content }) => {
    account.topics = (content as PushSettings).topics;
    return settings();
  });
  platform.answer(addPushDevice, { recipient: 'acc_1' });
  platform.answer(removePushDevice, {});
  renderRemote(<CareContactPage />, { path: '/m/care/contact' });
  return { ...platform, account };
}
const box = (name: string) => screen.findByRole('checkbox', { name });

let browser: ReturnType<typeof fakePushBrowser>;
beforeEach(() => {
  browser = fakePushBrowser();
});
afterEach(() => {
  signOut();
  localStorage.clear();
  withoutPush();
});

it('asks nothing and shows no topics until notifications are wanted @PL-040', async () => {
  const platform = open({ push: false });
  await userEvent.click(await box(PUSH));
  const topics = within(await screen.findByRole('group', { name: 'Tell me when' })).getAllByRole('checkbox');
  expect(topics).toHaveLength(3);
  for (const topic of topics) expect(topic).not.toBeChecked();
  expect(browser.requestPermission).not.toHaveBeenCalled();
  expect(platform.sent(addPushDevice)).toEqual([]);
});

it('asks the browser at the press on a topic, and tells the platform and the worker of it', async () => {
  const platform = open();
  await userEvent.click(await box(WITHDRAWAL));
  expect(await screen.findByText(ON)).toBeVisible();
  expect(screen.queryByRole('button', { name: START })).toBeNull();
  expect(platform.account.topics).toEqual(['WITHDRAWAL']);
  expect(browser.subscribe).toHaveBeenCalledWith({
    userVisibleOnly: true,
    applicationServerKey: 'B'.repeat(87),
  });
  expect(platform.sent(addPushDevice)[0]?.content).toEqual({
    endpoint: browser.endpoint,
    p256dh: 'a-public-key-of-this-browser',
    auth: 'a-secret-of-this-browser',
  });
  expect(browser.postMessage).toHaveBeenCalledWith({
    kind: 'push-for',
    recipient: 'acc_1',
    siteName: 'Aurora',
    language: 'en',
  });
  await userEvent.click(await box('The service answers me'));
  expect(browser.requestPermission).toHaveBeenCalledTimes(1);
});

it('starts in another browser by its button: the topics are those of the account', async () => {
  open({ topics: ['WITHDRAWAL'] });
  expect(await box(WITHDRAWAL)).toBeChecked();
  await userEvent.click(await screen.findByRole('button', { name: START }));
  expect(await screen.findByText(ON)).toBeVisible();
});

it('says how to allow what the owner has refused, and sees when they come back', async () => {
  browser.answerNext('denied');
  open();
  await userEvent.click(await box(WITHDRAWAL));
  expect(await screen.findByText(/blocks notifications/)).toBeVisible();
  expect(screen.queryByRole('button', { name: START })).toBeNull();
  browser.allow();
  act(() => void window.dispatchEvent(new Event('focus')));
  expect(await screen.findByRole('button', { name: START })).toBeVisible();
});

it('says that it failed, and tries again', async () => {
  const platform = open();
  platform.answer(addPushDevice, () => refuse('internal.error'));
  await userEvent.click(await box(WITHDRAWAL));
  expect(await screen.findByText(/could not be reached/)).toBeVisible();
  platform.answer(addPushDevice, { recipient: 'acc_1' });
  await userEvent.click(screen.getByRole('button', { name: START }));
  expect(await screen.findByText(ON)).toBeVisible();
});

it('says on an iPhone that the site has to be on the home screen, elsewhere that there are none', async () => {
  withoutPush();
  const agent = jest.spyOn(navigator, 'userAgent', 'get');
  agent.mockReturnValue(
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Mobile/15E148 Safari/604.1',
  );
  open();
  expect(await screen.findByText(/Add to Home Screen/)).toBeVisible();
  agent.mockRestore();
});

it('says where a browser shows none, and keeps the choice for others', async () => {
  withoutPush();
  const platform = open();
  await userEvent.click(await box(WITHDRAWAL));
  expect(await screen.findByText(/cannot show notifications/)).toBeVisible();
  await waitFor(() => expect(platform.account.topics).toEqual(['WITHDRAWAL']));
});

it('turns all of it off by one press, here and on the platform @PL-040', async () => {
  const platform = open();
  await userEvent.click(await box(WITHDRAWAL));
  await screen.findByText(ON);
  await userEvent.click(await box(PUSH));
  await waitFor(() => expect(platform.account).toMatchObject({ contact: { push: false }, topics: [] }));
  expect(screen.queryByRole('group', { name: 'Tell me when' })).toBeNull();
  await waitFor(() =>
    expect(platform.sent(removePushDevice)[0]?.content).toEqual({ endpoint: browser.endpoint }),
  );
  expect(browser.unsubscribe).toHaveBeenCalled();
  expect(browser.postMessage).toHaveBeenLastCalledWith({ kind: 'push-ended' });
});

it('has no topics where the platform sends no notifications', async () => {
  const platform = open({ publicKey: '' });
  await waitFor(() => expect(platform.sent(pushSettings)).toHaveLength(1));
  await waitFor(() => expect(screen.queryByRole('group', { name: 'Tell me when' })).toBeNull());
});

it('says when the choice did not load, and loads it again', async () => {
  const platform = open();
  platform.answer(pushSettings, () => refuse('not.found'));
  expect(await screen.findByText('Your choice did not load')).toBeVisible();
  platform.answer(pushSettings, { publicKey: 'B'.repeat(87), topics: [] });
  await userEvent.click(screen.getByRole('button', { name: /again|Reload/i }));
  expect(await box(WITHDRAWAL)).toBeVisible();
});
