import { refuse } from '@site/api/testing';
import { type Contact, contact, setContact } from '@site/contracts/areas/care';
import { type MailNotices, mailNotices, setMailNotices } from '@site/contracts/areas/mailNotices';
import { signOut } from '@site/session';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeMember } from '../../../testing/fakeMember';
import { renderRemote } from '../../../testing/renderRemote';
import CareContactPage from '../CareContactPage';

const WITHDRAWAL = 'A withdrawal is decided';
const GROUP = { name: 'Tell me by e-mail when' };

function open({ mail = true, ...settings }: Partial<MailNotices> & { mail?: boolean } = {}) {
  const platform = fakeMember();
  const account = {
    contact: { inbox: false, mail, sms: false, push: false } as Contact,
    settings: { available: true, address: 'na***@example.com', topics: [], ...settings } as MailNotices,
  };
  platform.answer(contact, () => account.contact);
  platform.answer(setContact, ({ content }) => {
    account.contact = content as Contact;
    return account.contact;
  });
  platform.answer(mailNotices, () => account.settings);
  platform.answer(setMailNotices, ({ content }) => {
    account.settings = { ...account.settings, topics: (content as MailNotices).topics };
    return account.settings;
  });
  renderRemote(<CareContactPage />, { path: '/m/care/contact', pages: ['/m/securityCenter'] });
  return { ...platform, account };
}
const box = (name: string) => screen.findByRole('checkbox', { name });

afterEach(() => signOut());

it('shows no topics until e-mails are wanted, and then all of them off @PL-040', async () => {
  const platform = open({ mail: false });
  await box('E-mail');
  expect(platform.sent(mailNotices)).toEqual([]);
  await userEvent.click(await box('E-mail'));
  const topics = within(await screen.findByRole('group', GROUP)).getAllByRole('checkbox');
  expect(topics).toHaveLength(3);
  for (const topic of topics) expect(topic).not.toBeChecked();
  expect(screen.getByText(/E-mails go to na\*\*\*@example\.com\./)).toBeVisible();
});

it('tells the platform each press, with all that was pressed before', async () => {
  const platform = open();
  await userEvent.click(await box(WITHDRAWAL));
  await userEvent.click(await box('The service answers me'));
  await userEvent.click(await box(WITHDRAWAL));
  await waitFor(() => expect(platform.account.settings.topics).toEqual(['ANSWER']));
  expect(await box(WITHDRAWAL)).not.toBeChecked();
});

it('goes back to what the platform has when a press is refused', async () => {
  const platform = open({ topics: ['DRAW'] });
  platform.answer(setMailNotices, () => refuse('internal.error'));
  await userEvent.click(await box(WITHDRAWAL));
  await waitFor(async () => expect(await box(WITHDRAWAL)).not.toBeChecked());
  expect(await box('A draw that I bet on has its result')).toBeChecked();
});

it('leads who has no proved address to where one is proved, and back here', async () => {
  open({ address: undefined });
  expect(await screen.findByRole('link', { name: 'Verify an address' })).toHaveAttribute(
    'href',
    '/m/securityCenter?part=email&return=%2Fm%2Fcare%2Fcontact',
  );
  expect(screen.queryByText(/E-mails go to/)).toBeNull();
});

it('forgets all of it with the consent @PL-040', async () => {
  const platform = open({ topics: ['DRAW'] });
  expect(await box('A draw that I bet on has its result')).toBeChecked();
  await userEvent.click(await box('E-mail'));
  await waitFor(() =>
    expect(platform.account).toMatchObject({ contact: { mail: false }, settings: { topics: [] } }),
  );
  expect(screen.queryByRole('group', GROUP)).toBeNull();
});

it('has no topics where the platform sends no e-mails', async () => {
  const platform = open({ available: false });
  await waitFor(() => expect(platform.sent(mailNotices)).toHaveLength(1));
  await waitFor(() => expect(screen.queryByRole('group', GROUP)).toBeNull());
});

it('says when the choice did not load, and loads it again', async () => {
  const platform = open();
  platform.answer(mailNotices, () => refuse('not.found'));
  expect(await screen.findByText('Your choice did not load')).toBeVisible();
  platform.answer(mailNotices, { available: true, topics: [] });
  await userEvent.click(screen.getByRole('button', { name: /again|Reload/i }));
  expect(await box(WITHDRAWAL)).toBeVisible();
});
