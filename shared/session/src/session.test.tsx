import { act, render, screen } from '@testing-library/react';
import {
  getSession,
  heldSecret,
  holdSecret,
  onSignOut,
  readPreference,
  renewToken,
  restoreSession,
  type SessionInfo,
  signIn,
  signOut,
  subscribeSession,
  useSession,
  writePreference,
} from './index';

const KEY = 'MC_SESSION_INFO';
const player: SessionInfo = {
  token: 'token-of-player01',
  merchantCode: 'aurora',
  userName: 'player01',
  type: 0,
  firstTimeLogin: false,
};

beforeEach(() => {
  signOut();
  localStorage.clear();
  sessionStorage.clear();
});

describe('signing in', () => {
  it('keeps exactly the five fields, for the browser when the user stays signed in @SH-004 @AU-015', () => {
    const withMore = { ...player, password: 'never stored' };
    signIn(withMore, { persist: true });
    expect(JSON.parse(localStorage.getItem(KEY) ?? '')).toEqual(player);
    expect(sessionStorage.getItem(KEY)).toBeNull();
    expect(localStorage.getItem('autoLogin')).toBe('1');
  });

  it('keeps it for the tab alone when the user does not stay signed in @SH-004', () => {
    signIn(player, { persist: false });
    expect(JSON.parse(sessionStorage.getItem(KEY) ?? '')).toEqual(player);
    expect(localStorage.getItem(KEY)).toBeNull();
    expect(localStorage.getItem('autoLogin')).toBe('0');
  });

  it('leaves no copy of an earlier session in the other place', () => {
    signIn(player, { persist: true });
    signIn(player, { persist: false });
    expect(localStorage.getItem(KEY)).toBeNull();
  });

  it('lives in memory when the browser refuses storage', () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    signIn(player, { persist: true });
    expect(getSession()).toEqual(player);
  });

  it('puts a renewed token where the session lies', () => {
    signIn(player, { persist: false });
    renewToken('renewed');
    expect(getSession()).toEqual({ ...player, token: 'renewed' });
    expect(JSON.parse(sessionStorage.getItem(KEY) ?? '')).toMatchObject({ token: 'renewed' });
  });

  it('renews nothing for a guest', () => {
    renewToken('renewed');
    expect(getSession()).toBeNull();
  });
});

describe('restoring', () => {
  it('takes up the session that survives the tab', () => {
    localStorage.setItem('autoLogin', '1');
    localStorage.setItem(KEY, JSON.stringify(player));
    expect(restoreSession()).toEqual(player);
    expect(getSession()).toEqual(player);
  });

  it('does not take up a stored session that should have ended with its tab', () => {
    localStorage.setItem('autoLogin', '0');
    localStorage.setItem(KEY, JSON.stringify(player));
    expect(restoreSession()).toBeNull();
    expect(localStorage.getItem(KEY)).toBeNull();
  });

  it.each(['{', 'null', '[]', '{"token":""}', JSON.stringify({ ...player, type: 7 })])(
    'clears the bad stored value %s and starts as a guest',
    (text) => {
      sessionStorage.setItem(KEY, text);
      expect(restoreSession()).toBeNull();
      expect(sessionStorage.getItem(KEY)).toBeNull();
    },
  );

  it('starts as a guest when the browser refuses storage', () => {
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    expect(restoreSession()).toBeNull();
  });
});

describe('signing out', () => {
  it('clears session, session storage and secrets, and sets autoLogin to 0 @HS-058 @HS-059', () => {
    signIn(player, { persist: true });
    sessionStorage.setItem('trialUser', 'trial-17');
    holdSecret('password', 'Passw0rd1');
    signOut();
    expect(getSession()).toBeNull();
    expect(localStorage.getItem(KEY)).toBeNull();
    expect(sessionStorage).toHaveLength(0);
    expect(heldSecret('password')).toBeUndefined();
    expect(localStorage.getItem('autoLogin')).toBe('0');
  });

  it('tells why, once, and only when there was a session', () => {
    const listener = jest.fn();
    const stop = onSignOut(listener);
    signIn(player, { persist: false });
    signOut('expired');
    signOut();
    expect(listener.mock.calls).toEqual([['expired']]);
    stop();
  });

  it('keeps what is no part of the session', () => {
    writePreference('language', 'EN');
    signIn(player, { persist: true });
    signOut();
    expect(readPreference('language')).toBe('EN');
  });
});

describe('held secrets', () => {
  it('stay through the sign-in that they were typed for, and go with another account', () => {
    holdSecret('password', 'Passw0rd1');
    signIn(player, { persist: false });
    expect(heldSecret('password')).toBe('Passw0rd1');
    signIn({ ...player, userName: 'player02' }, { persist: false });
    expect(heldSecret('password')).toBeUndefined();
  });

  it('are never in storage', () => {
    holdSecret('password', 'Passw0rd1');
    const stored = JSON.stringify({ ...localStorage, ...sessionStorage });
    expect(stored).not.toContain('Passw0rd1');
  });
});

describe('following the session', () => {
  it('renders a component again, and only for what it takes', () => {
    const renders = jest.fn();
    function Name() {
      const name = useSession((session) => session?.userName ?? 'guest');
      renders();
      return <p>{name}</p>;
    }
    render(<Name />);
    act(() => signIn(player, { persist: false }));
    expect(screen.getByText('player01')).toBeVisible();
    act(() => renewToken('another token'));
    expect(renders).toHaveBeenCalledTimes(2);
    act(() => signOut());
    expect(screen.getByText('guest')).toBeVisible();
  });

  it('tells the session before and after', () => {
    const listener = jest.fn();
    const stop = subscribeSession(listener);
    signIn(player, { persist: false });
    signOut();
    stop();
    signIn(player, { persist: false });
    expect(listener.mock.calls).toEqual([
      [player, null],
      [null, player],
    ]);
  });
});
