import { login } from '@site/contracts/areas/account';
import { passkeyLogin, passkeyLoginOptions, recoveryLogin } from '@site/contracts/areas/passkeys';
import { getSession, signOut } from '@site/session';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeLogin, member, opened } from '../../testing/fakeLogin';
import { renderRemote } from '../../testing/renderRemote';
import LoginPage from '../login/LoginPage';
import {
  assertion,
  authentication,
  browserError,
  requestOptions,
  setPasskeySupport,
  webAuthn,
} from './testing/fakeBrowser';

jest.mock('@simplewebauthn/browser', () => jest.requireActual('./testing/fakeBrowser').webAuthn);

const never = () => new Promise(() => {});

beforeEach(() => {
  setPasskeySupport(true);
  webAuthn.startAuthentication.mockReset().mockResolvedValue(authentication);
  webAuthn.WebAuthnAbortService.cancelCeremony.mockReset();
});
afterEach(() => {
  signOut();
  localStorage.clear();
});

async function open() {
  const platform = await fakeLogin();
  platform.answer(passkeyLoginOptions, requestOptions);
  platform.answer(passkeyLogin, member);
  renderRemote(<LoginPage />);
  await screen.findByLabelText('Username');
  return platform;
}

const button = () => screen.findByRole('button', { name: 'Log in with a passkey' });

describe('the way in by passkey', () => {
  it('asks the browser, and starts the session', async () => {
    const platform = await open();
    await userEvent.click(await button());
    await waitFor(() => expect(getSession()).toMatchObject({ token: member.token }));
    expect(webAuthn.startAuthentication).toHaveBeenCalledWith({
      optionsJSON: requestOptions,
      useBrowserAutofill: false,
    });
    expect(platform.sent(passkeyLogin)[0]?.content).toEqual({ credential: assertion });
    expect(sessionStorage.getItem('MC_SESSION_INFO')).not.toBeNull();
  });

  it('keeps the session beyond the tab when “remember me” is ticked', async () => {
    await open();
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Remember me' }));
    await userEvent.click(await button());
    await waitFor(() => expect(localStorage.getItem('MC_SESSION_INFO')).not.toBeNull());
  });

  it('asks once for two quick presses', async () => {
    const platform = await open();
    webAuthn.startAuthentication.mockImplementation(never);
    const press = await button();
    fireEvent.click(press);
    fireEvent.click(press);
    await waitFor(() => expect(webAuthn.startAuthentication).toHaveBeenCalledTimes(1));
    expect(platform.sent(passkeyLoginOptions)).toHaveLength(1);
    expect(await button()).toHaveAttribute('aria-busy', 'true');
  });

  it('says that it was called off, and can be tried again', async () => {
    await open();
    webAuthn.startAuthentication.mockRejectedValueOnce(browserError('NotAllowedError'));
    await userEvent.click(await button());
    expect(await screen.findByText('The passkey was not used. Try again when you are ready.')).toBeVisible();
    await userEvent.click(await button());
    await waitFor(() => expect(getSession()).not.toBeNull());
  });

  it('tells the password manager of a passkey that the platform does not know', async () => {
    const platform = await open();
    platform.refuse(passkeyLogin, 'passkey.unknown');
    await userEvent.click(await button());
    expect(await screen.findByText(/This passkey is no longer registered here/)).toBeVisible();
    expect(PublicKeyCredential.signalUnknownCredential).toHaveBeenCalledWith({
      rpId: 'localhost',
      credentialId: assertion.id,
    });
  });

  it('is not there in a browser without passkeys', async () => {
    setPasskeySupport(false);
    await open();
    expect(screen.queryByRole('button', { name: 'Log in with a passkey' })).not.toBeInTheDocument();
  });
});

describe('the field for the user name', () => {
  it('offers passkeys by itself, and logs in with the one that is chosen', async () => {
    setPasskeySupport(true, { autofill: true });
    let choose: (chosen: typeof authentication) => void = () => {};
    webAuthn.startAuthentication.mockImplementation(() => new Promise((resolve) => (choose = resolve)));
    await open();
    await waitFor(() =>
      expect(webAuthn.startAuthentication).toHaveBeenCalledWith({
        optionsJSON: requestOptions,
        useBrowserAutofill: true,
      }),
    );
    expect(getSession()).toBeNull();
    act(() => choose(authentication));
    await waitFor(() => expect(getSession()).not.toBeNull());
  });

  it('asks for nothing where the browser cannot offer them', async () => {
    const platform = await open();
    expect(platform.sent(passkeyLoginOptions)).toHaveLength(0);
  });

  it('works without them when the platform does not answer', async () => {
    setPasskeySupport(true, { autofill: true });
    const platform = await fakeLogin();
    platform.refuse(passkeyLoginOptions, 'unknown');
    renderRemote(<LoginPage />);
    await waitFor(() => expect(platform.sent(passkeyLoginOptions)).toHaveLength(1));
    expect(screen.queryByText(/Something went wrong/)).not.toBeInTheDocument();
  });

  it('stops offering them when the page is left', async () => {
    setPasskeySupport(true, { autofill: true });
    webAuthn.startAuthentication.mockImplementation(never);
    const platform = await fakeLogin();
    platform.answer(passkeyLoginOptions, requestOptions);
    const { unmount } = renderRemote(<LoginPage />);
    await waitFor(() => expect(webAuthn.startAuthentication).toHaveBeenCalled());
    unmount();
    await waitFor(() => expect(webAuthn.WebAuthnAbortService.cancelCeremony).toHaveBeenCalled());
  });
});

describe('the second step of a login', () => {
  const step = { ticket: 'ticket-1', options: requestOptions };

  async function openSecondStep(value: object = step) {
    const platform = await open();
    platform.refuse(login, 'login.second.step', { value });
    platform.answer(recoveryLogin, { ...member, recoveryCodesLeft: 9 });
    await userEvent.type(screen.getByLabelText('Username'), 'player01');
    await userEvent.type(screen.getByLabelText('Password'), 'Passw0rd1');
    await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
    expect(await screen.findByRole('heading', { name: 'One more step' })).toHaveFocus();
    return platform;
  }

  it('takes the passkey of the account, with the ticket of the first step', async () => {
    const platform = await openSecondStep();
    expect(screen.queryByLabelText('Username')).not.toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Use passkey' }));
    await waitFor(() => expect(getSession()).toMatchObject({ userName: 'player01' }));
    expect(platform.sent(passkeyLogin)[0]?.content).toEqual({ ticket: 'ticket-1', credential: assertion });
    expect(platform.sent(passkeyLoginOptions)).toHaveLength(0);
  });

  it('asks for a new challenge after a try that failed', async () => {
    const platform = await openSecondStep();
    webAuthn.startAuthentication.mockRejectedValueOnce(browserError('NotAllowedError'));
    await userEvent.click(screen.getByRole('button', { name: 'Use passkey' }));
    expect(await screen.findByText(/The passkey was not used/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Use passkey' }));
    await waitFor(() => expect(getSession()).not.toBeNull());
    expect(platform.sent(passkeyLoginOptions)[0]?.content).toEqual({ ticket: 'ticket-1' });
  });

  it('takes a recovery code in its place, and says how many are left', async () => {
    const platform = await openSecondStep();
    await userEvent.click(screen.getByRole('button', { name: 'Use a recovery code' }));
    await userEvent.click(screen.getByRole('button', { name: 'Confirm' }));
    expect(await screen.findByText('Please fill this in.')).toBeVisible();
    await userEvent.type(screen.getByLabelText('Recovery code'), 'AAAA-BBBB-CCCC-DDDD');
    await userEvent.click(screen.getByRole('button', { name: 'Confirm' }));
    await waitFor(() => expect(getSession()).not.toBeNull());
    const [sent] = platform.sent(recoveryLogin);
    expect(sent && (await opened(sent))).toEqual({
      ticket: 'ticket-1',
      recoveryCode: 'AAAA-BBBB-CCCC-DDDD',
    });
    expect(await screen.findByText('9 recovery codes are left.')).toBeVisible();
  });

  it('keeps a wrong code in its field, with the reason', async () => {
    const platform = await openSecondStep();
    const fields = { recoveryCode: ['recovery.code.wrong'] };
    platform.refuse(recoveryLogin, 'recovery.code.wrong', { fields });
    await userEvent.click(screen.getByRole('button', { name: 'Use a recovery code' }));
    const field = screen.getByLabelText('Recovery code');
    await userEvent.type(field, 'WRONG{Enter}');
    expect(await screen.findByText(/This recovery code is not right/)).toBeVisible();
    expect(field).toHaveValue('WRONG');
    await userEvent.type(field, '2');
    expect(screen.queryByText(/This recovery code is not right/)).not.toBeInTheDocument();
  });

  it.each([
    ['at an address that the account has no passkey for', { ticket: 'ticket-1' }, true],
    ['in a browser without passkeys', step, false],
  ])('asks for a recovery code alone %s', async (_where, value, supported) => {
    setPasskeySupport(supported);
    await openSecondStep(value);
    expect(screen.getByLabelText('Recovery code')).toBeVisible();
    expect(screen.queryByRole('button', { name: /passkey/i })).not.toBeInTheDocument();
  });

  it('goes back to the form, which kept what was typed', async () => {
    await openSecondStep();
    await userEvent.click(screen.getByRole('button', { name: 'Back to log in' }));
    expect(screen.getByLabelText('Username')).toBeVisible();
    expect(screen.getByLabelText('Username')).toHaveValue('player01');
    expect(screen.getByLabelText('Password')).toHaveValue('Passw0rd1');
  });

  it('goes back to the form when it took too long, and says so', async () => {
    const platform = await openSecondStep();
    platform.refuse(passkeyLogin, 'login.ticket.expired');
    await userEvent.click(screen.getByRole('button', { name: 'Use passkey' }));
    expect(await screen.findByText('The login took too long. Please start again.')).toBeVisible();
    expect(screen.getByLabelText('Username')).toBeVisible();
  });
});
