import { affiliateCheck, registerByUsername } from '@site/contracts/areas/registration';
import { signOut } from '@site/session';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { opened } from '../../testing/fakeLogin';
import { askingFor, OPTIONAL, openRegistration, submitButton } from './testing/fakeRegistration';

afterEach(() => {
  signOut();
  localStorage.clear();
  sessionStorage.clear();
});

const asks = askingFor({ affiliateCode: OPTIONAL });
const CODE = 'Invitation code (optional)';
const field = (name: string) => screen.getByLabelText(name, { selector: 'input' });
const put = (name: string, text: string) => fireEvent.input(field(name), { target: { value: text } });

it('begins with the code of the link, and sends it', async () => {
  const platform = await openRegistration({ asks }, { search: '?invite=NARIN88X' });
  platform.answer(affiliateCheck, {});
  expect(field(CODE)).toHaveValue('NARIN88X');
  put('Username', 'newbie01');
  put('Password', 'Passw0rd1');
  put('Confirm password', 'Passw0rd1');
  await userEvent.click(await submitButton());
  await waitFor(() => expect(window.location.pathname).toBe('/m/home'));
  const [sent] = platform.sent(registerByUsername);
  expect(await opened(sent as NonNullable<typeof sent>)).toMatchObject({ affiliateCode: 'NARIN88X' });
  // The next one to register in this tab is not the same friend.
  expect(sessionStorage.getItem('invitation')).toBeNull();
});

it('still knows it after a look around', async () => {
  await openRegistration({ asks }, { search: '?invite=NARIN88X' });
  cleanup();
  await openRegistration({ asks });
  expect(field(CODE)).toHaveValue('NARIN88X');
});

it.each(['%3Cb%3Ehi%3C%2Fb%3E', 'abc', '', `${'A'.repeat(65)}`])('takes no code from %s', async (text) => {
  await openRegistration({ asks }, { search: `?invite=${text}` });
  expect(field(CODE)).toHaveValue('');
});
