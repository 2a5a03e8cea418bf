import { refuse } from '@site/api/testing';
import { type Contact, contact, setContact } from '@site/contracts/areas/care';
import { signOut } from '@site/session';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeMember } from '../../testing/fakeMember';
import { renderRemote } from '../../testing/renderRemote';
import { fakeLimits, showLimits } from '../limits/testing/fakeLimits';
import CareContactPage from './CareContactPage';

const NONE: Contact = { inbox: false, mail: false, sms: false, push: false };

function open() {
  const platform = fakeMember();
  const account = { contact: NONE };
  platform.answer(contact, () => account.contact);
  platform.answer(setContact, ({ content }) => {
    account.contact = content as Contact;
    return account.contact;
  });
  renderRemote(<CareContactPage />, { path: '/m/care/contact' });
  return { ...platform, account };
}
const way = (name: string) => screen.findByRole('checkbox', { name });

afterEach(() => signOut());

it('has every way off, and switches each by one press @PL-040', async () => {
  const platform = open();
  await way('Inbox');
  for (const box of screen.getAllByRole('checkbox')) expect(box).not.toBeChecked();
  await userEvent.click(await way('E-mail'));
  expect(await way('E-mail')).toBeChecked();
  expect(await way('SMS')).not.toBeChecked();
  await waitFor(() => expect(platform.account.contact).toEqual({ ...NONE, mail: true }));
});

it('loses none of several presses while the first is on its way', async () => {
  const platform = open();
  await way('Inbox');
  let answer = () => {};
  platform.answer(setContact, async ({ content }) => {
    if (platform.sent(setContact).length === 1) await new Promise<void>((resolve) => (answer = resolve));
    platform.account.contact = content as Contact;
    return platform.account.contact;
  });
  await userEvent.click(await way('E-mail'));
  await userEvent.click(await way('SMS'));
  await userEvent.click(await way('E-mail'));
  expect(await way('SMS')).toBeChecked();
  answer();
  await waitFor(() => expect(platform.account.contact).toEqual({ ...NONE, sms: true }));
  expect(await way('E-mail')).not.toBeChecked();
});

it('goes back to what the platform has when a press is refused', async () => {
  const platform = open();
  platform.answer(setContact, () => refuse('internal.error'));
  await userEvent.click(await way('SMS'));
  await waitFor(async () => expect(await way('SMS')).not.toBeChecked());
});

it('stands on the page of the limits @PL-040', async () => {
  fakeLimits();
  showLimits();
  expect(await way('E-mail')).not.toBeChecked();
});
