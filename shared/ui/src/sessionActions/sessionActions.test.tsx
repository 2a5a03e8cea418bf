import { fakePlatform } from '@site/api/testing';
import { freePlayLogin, logout } from '@site/contracts/areas/account';
import { getSession, signIn, signOut } from '@site/session';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInSite } from '../testing';
import { useFreePlay, useSignOut } from '.';

const session = { token: 'a-token', merchantCode: 'aurora', userName: 'player01', firstTimeLogin: false };

function Page() {
  const texts = { title: 'Leave?', body: 'Until next time.', confirm: 'Yes', cancel: 'No', wait: 'Leaving' };
  const { signOut, signingOut } = useSignOut(texts);
  const { start } = useFreePlay({ wait: 'Starting' });
  return (
    <>
      <button type="button" disabled={signingOut} onClick={signOut}>
        Leave
      </button>
      <button type="button" onClick={start}>
        Try
      </button>
    </>
  );
}

function open(type?: 0 | 4) {
  const platform = fakePlatform();
  platform.answer(logout, {});
  platform.answer(freePlayLogin, { token: 'token-of-the-trial', userName: 'trial7', customerType: 4 });
  if (type !== undefined) signIn({ ...session, type }, { persist: false });
  renderInSite(<Page />, { texts: {}, path: '/m/set' });
  return platform;
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const home = () => waitFor(() => expect(window.location.pathname).toBe('/m/home'));

afterEach(() => signOut());

describe('signing out', () => {
  it('is asked about first, and a no changes nothing', async () => {
    const platform = open(0);
    await press('Leave');
    const question = await screen.findByRole('alertdialog', { name: 'Leave?' });
    await userEvent.click(within(question).getByRole('button', { name: 'No' }));
    expect(getSession()).not.toBeNull();
    expect(platform.sent(logout)).toHaveLength(0);
  });

  it('tells the platform, and puts home in the place of the page', async () => {
    const platform = open(0);
    const steps = window.history.length;
    await press('Leave');
    const question = await screen.findByRole('alertdialog', { name: 'Leave?' });
    await userEvent.click(within(question).getByRole('button', { name: 'Yes' }));
    await home();
    expect(window.history).toHaveLength(steps);
    expect(platform.sent(logout)).toHaveLength(1);
    expect(getSession()).toBeNull();
  });
});

describe('free play', () => {
  it('makes a trial session and leads home', async () => {
    open();
    await press('Try');
    await home();
    expect(getSession()).toMatchObject({ userName: 'trial7', type: 4 });
  });

  it('goes on with the trial session that there is', async () => {
    const platform = open(4);
    await press('Try');
    await home();
    expect(platform.sent(freePlayLogin)).toHaveLength(0);
    expect(getSession()).toMatchObject({ userName: 'player01' });
  });
});
