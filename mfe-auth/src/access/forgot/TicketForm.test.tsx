import { passwordByTicket } from '@site/contracts/areas/passwords';
import { getSession, signIn, signOut } from '@site/session';
import { act, screen, waitFor } from '@testing-library/react';
import { member } from '../../testing/fakeLogin';
import { expectMarkedInThai } from '../../testing/languageChange';
import { expectToastFor } from '../../testing/toastTime';
import { at, field, NEW, open, PATH, put, setPassword, TICKET } from './testing/fakeForgot';

jest.mock('../remembered/sealingKey');
jest.mock('../smsCode/solveBotCheck');

afterEach(() => {
  signOut();
  localStorage.clear();
});

describe('by the mailed link', () => {
  const openLink = () => open({ hash: `#ticket=${TICKET}` });

  it('takes the ticket out of the address at once', async () => {
    await openLink();
    await waitFor(() => expect(window.location.hash).toBe(''));
    expect(JSON.stringify(window.history.state)).not.toContain(TICKET);
    expect(screen.getByRole('heading', { level: 1, name: 'Set a new password' })).toBeVisible();
  });

  it('sets the password and leads to the login, nobody logged in', async () => {
    signIn({ ...member, merchantCode: 'aurora' }, { persist: false });
    const platform = await openLink();
    put('New password', NEW);
    await setPassword();
    await at('/m/login');
    expect(platform.sent(passwordByTicket)[0]?.content).toEqual({ ticket: TICKET, newPassword: NEW });
    expect(await screen.findByText('Your new password is set. Log in with it.')).toBeVisible();
    expect(getSession()).toBeNull();
  });

  it.each(['ticket.invalid', 'request.invalid'] as const)(
    'says after %s to ask anew, by e-mail',
    async (code) => {
      const platform = await openLink();
      platform.refuse(passwordByTicket, code);
      put('New password', NEW);
      await setPassword();
      expect(await screen.findByText(/This link has been used or is too old/)).toBeVisible();
      expect(field('E-mail')).toBeVisible();
      expect(window.location.pathname).toBe(PATH);
    },
  );

  it.each(['modify.new.old.same', 'password.common'] as const)('stays usable after %s', async (code) => {
    const platform = await openLink();
    platform.refuse(passwordByTicket, code);
    put('New password', NEW);
    await setPassword();
    await waitFor(() => expect(field('New password')).toBeInvalid());
    expect(field('New password')).toHaveValue(NEW);
    platform.answer(passwordByTicket, {});
    put('New password', 'Grape-4712');
    await setPassword();
    await at('/m/login');
  });

  it('says that the password is set for 1.5 s @SH-023', async () => {
    const platform = await openLink();
    let answer = () => {};
    platform.answer(passwordByTicket, () => new Promise((resolve) => (answer = () => resolve({}))));
    put('New password', NEW);
    await setPassword();
    await waitFor(() => expect(platform.sent(passwordByTicket)).toHaveLength(1));
    await expectToastFor(1_500, 'Your new password is set. Log in with it.', () => answer());
  });

  it('checks the password again after a change of language @AU-028', async () => {
    await openLink();
    await waitFor(() => expect(field('New password')).toHaveAccessibleDescription('6 to 20 characters'));
    put('New password', 'abc');
    await expectMarkedInThai('newPassword');
  });

  it('checks the password by the merchant’s rule', async () => {
    const platform = await openLink();
    await waitFor(() => expect(field('New password')).toHaveAccessibleDescription('6 to 20 characters'));
    put('New password', 'abc');
    await setPassword();
    await waitFor(() => expect(field('New password')).toBeInvalid());
    expect(platform.sent(passwordByTicket)).toHaveLength(0);
  });

  it('takes a link that is opened while the page is there', async () => {
    await open();
    act(() => {
      window.location.hash = `#ticket=${TICKET}`;
    });
    expect(await screen.findByRole('heading', { name: 'Set a new password' })).toBeVisible();
    await waitFor(() => expect(window.location.hash).toBe(''));
  });
});
