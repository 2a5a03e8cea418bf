import { refuse } from '@site/api/testing';
import {
  addPasskey,
  confirmIdentity,
  type Passkey,
  passkeyCreationOptions,
  passkeyLoginOptions,
  passkeys,
  removePasskey,
  renamePasskey,
  renewRecoveryCodes,
  turnOffSecondStep,
  turnOnSecondStep,
} from '@site/contracts/areas/passkeys';
import { signIn, signOut } from '@site/session';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  assertion,
  authentication,
  browserError,
  creationOptions,
  passkey,
  registration,
  requestOptions,
  setPasskeySupport,
  webAuthn,
} from '../../access/passkeys/testing/fakeBrowser';
import { fakeLogin, member, opened } from '../../testing/fakeLogin';
import { renderRemote } from '../../testing/renderRemote';
import PasskeysPage from './PasskeysPage';

jest.mock(
  '@simplewebauthn/browser',
  () => jest.requireActual('../../access/passkeys/testing/fakeBrowser').webAuthn,
);

const CODES = ['AAAA-BBBB-CCCC-DDDD', 'EEEE-FFFF-GGGG-HHHH'];

beforeEach(() => {
  setPasskeySupport(true);
  webAuthn.startRegistration.mockReset().mockResolvedValue(registration);
  webAuthn.startAuthentication.mockReset().mockResolvedValue(authentication);
});
afterEach(() => signOut());

/** A platform that keeps what the page changes. */
async function open(state: { list?: Passkey[]; secondStep?: boolean } = {}) {
  const platform = await fakeLogin();
  let list = state.list ?? [];
  let secondStep = state.secondStep ?? false;
  platform.answer(passkeys, () => ({ list, secondStep, recoveryCodesLeft: secondStep ? 10 : 0 }));
  platform.answer(passkeyCreationOptions, creationOptions);
  platform.answer(addPasskey, () => {
    list = [...list, passkey];
    return passkey;
  });
  platform.answer(renamePasskey, ({ content }) => {
    list = list.map((held) => ({ ...held, ...(content as { name: string }) }));
    return {};
  });
  platform.answer(removePasskey, () => {
    list = [];
    secondStep = false;
    return {};
  });
  const codes = () => {
    secondStep = true;
    return { recoveryCodes: CODES };
  };
  platform.answer(turnOnSecondStep, codes);
  platform.answer(renewRecoveryCodes, codes);
  platform.answer(turnOffSecondStep, () => {
    secondStep = false;
    return {};
  });
  platform.answer(passkeyLoginOptions, requestOptions);
  platform.answer(confirmIdentity, {});
  signIn({ ...member, merchantCode: 'aurora' }, { persist: false });
  renderRemote(<PasskeysPage />, { path: '/m/set/passkeys' });
  return platform;
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const answer = async (question: string, name: string) =>
  userEvent.click(
    within(await screen.findByRole('alertdialog', { name: question })).getByRole('button', { name }),
  );

describe('a passkey', () => {
  it('is added: the browser makes it of the platform’s options', async () => {
    const platform = await open();
    expect(await screen.findByText('No passkey yet')).toBeVisible();
    await press('Add a passkey');
    // First: the notice goes away by itself.
    expect(await screen.findByText('Passkey added')).toBeVisible();
    expect(await screen.findByRole('listitem')).toHaveTextContent(
      'AndroidIn a password managerNot used yetAdded 2026-11-20',
    );
    expect(webAuthn.startRegistration).toHaveBeenCalledWith({ optionsJSON: creationOptions });
    const { clientExtensionResults: _, authenticatorAttachment: __, ...credential } = registration;
    expect(platform.sent(addPasskey)[0]?.content).toEqual({ credential });
  });

  it.each([
    ['NotAllowedError', 'The passkey was not used. Try again when you are ready.'],
    ['InvalidStateError', 'This passkey has already been added.'],
    ['SecurityError', 'The passkey could not be confirmed. Please try again.'],
  ])('is not added after a %s of the browser, which is said', async (name, text) => {
    const platform = await open();
    webAuthn.startRegistration.mockRejectedValue(browserError(name));
    await press('Add a passkey');
    expect(await screen.findByText(text)).toBeVisible();
    expect(platform.sent(addPasskey)).toHaveLength(0);
  });

  it('cannot be added in a browser without passkeys, which is said', async () => {
    setPasskeySupport(false);
    await open({ list: [passkey] });
    expect(await screen.findByText(/Open this page in another browser to add one/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Add a passkey' })).not.toBeInTheDocument();
  });

  it('is renamed', async () => {
    const platform = await open({ list: [passkey] });
    await press('Rename Android');
    const sheet = await screen.findByRole('dialog', { name: 'Rename passkey' });
    const name = within(sheet).getByLabelText('Name');
    await userEvent.clear(name);
    await userEvent.click(within(sheet).getByRole('button', { name: 'Save' }));
    expect(await within(sheet).findByText('Please fill this in.')).toBeVisible();
    await userEvent.type(name, ' My phone ');
    await userEvent.click(within(sheet).getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('My phone')).toBeVisible();
    expect(platform.sent(renamePasskey)[0]?.content).toEqual({ id: 'pk_1', name: 'My phone' });
  });

  it('is removed after asking', async () => {
    const platform = await open({ list: [passkey] });
    await press('Remove Android');
    await answer('Remove “Android”?', 'Remove');
    expect(await screen.findByText('No passkey yet')).toBeVisible();
    expect(platform.sent(removePasskey)[0]?.content).toEqual({ id: 'pk_1' });
  });

  it('says of the last one that the second step goes with it', async () => {
    await open({ list: [passkey], secondStep: true });
    await press('Remove Android');
    expect(await screen.findByRole('alertdialog')).toHaveAccessibleDescription(
      /the second step is switched off with it/,
    );
  });

  it('of another address of the site says so', async () => {
    await open({ list: [{ ...passkey, host: 'play.example' }] });
    expect(await screen.findByText('For play.example')).toBeVisible();
  });
});

describe('the second step', () => {
  it('needs a passkey', async () => {
    await open();
    expect(await screen.findByText('Add a passkey first.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Turn on' })).not.toBeInTheDocument();
  });

  it('is turned on, and shows the recovery codes until they are kept', async () => {
    await open({ list: [passkey] });
    await press('Turn on');
    expect(await screen.findByRole('heading', { name: 'Keep your recovery codes' })).toHaveFocus();
    const codes = within(screen.getByRole('list', { name: 'Recovery codes' })).getAllByRole('listitem');
    expect(codes.map(({ textContent }) => textContent)).toEqual(CODES);
    await press('I have kept them');
    expect(await screen.findByText('10 recovery codes left')).toBeVisible();
    expect(screen.queryByText(CODES[0] ?? '')).not.toBeInTheDocument();
  });

  it('gives the codes to the clipboard, and says when it cannot', async () => {
    const user = userEvent.setup();
    await open({ list: [passkey] });
    await press('Turn on');
    await user.click(await screen.findByRole('button', { name: 'Copy' }));
    expect(await screen.findByText('Codes copied')).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe(CODES.join('\n'));
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
    await user.click(screen.getByRole('button', { name: 'Copy' }));
    expect(await screen.findByText(/could not be copied/)).toBeVisible();
  });

  it('makes new codes after asking', async () => {
    await open({ list: [passkey], secondStep: true });
    await press('Make new codes');
    await answer('Make new recovery codes?', 'Make new ones');
    expect(await screen.findByText(CODES[1] ?? '')).toBeVisible();
  });

  it('is turned off after asking', async () => {
    await open({ list: [passkey], secondStep: true });
    await press('Turn off');
    await answer('Turn the second step off?', 'Turn off');
    expect(await screen.findByRole('button', { name: 'Turn on' })).toBeVisible();
  });
});

describe('a change that the platform makes for the owner alone', () => {
  /** Refuses until who it is has been confirmed. */
  async function openUnconfirmed() {
    const platform = await open({ list: [passkey] });
    platform.answer(turnOnSecondStep, () =>
      platform.sent(confirmIdentity).length === 0
        ? refuse('auth.confirm.required')
        : { recoveryCodes: CODES },
    );
    await press('Turn on');
    return { platform, sheet: await screen.findByRole('dialog', { name: 'Confirm that it is you' }) };
  }

  it('is made after the password', async () => {
    const { platform, sheet } = await openUnconfirmed();
    await userEvent.click(within(sheet).getByRole('button', { name: 'Confirm' }));
    expect(await within(sheet).findByText('Please fill this in.')).toBeVisible();
    await userEvent.type(within(sheet).getByLabelText('Password'), 'Passw0rd1');
    await userEvent.click(within(sheet).getByRole('button', { name: 'Confirm' }));
    expect(await screen.findByText(CODES[0] ?? '')).toBeVisible();
    const [sent] = platform.sent(confirmIdentity);
    expect(sent && (await opened(sent))).toEqual({ password: 'Passw0rd1' });
  });

  it('is made after a passkey', async () => {
    const { platform, sheet } = await openUnconfirmed();
    await userEvent.click(within(sheet).getByRole('button', { name: 'Use a passkey' }));
    expect(await screen.findByText(CODES[0] ?? '')).toBeVisible();
    const [sent] = platform.sent(confirmIdentity);
    expect(sent && (await opened(sent))).toEqual({ credential: assertion });
  });

  it('stays open with what is wrong about the password', async () => {
    const { platform, sheet } = await openUnconfirmed();
    platform.refuse(confirmIdentity, 'password.wrong', { fields: { password: ['password.wrong'] } });
    await userEvent.type(within(sheet).getByLabelText('Password'), 'wrong{Enter}');
    expect(await within(sheet).findByText('The password is not right. Please check it.')).toBeVisible();
    expect(within(sheet).getByLabelText('Password')).toHaveValue('wrong');
  });

  it('is not made when the question is closed, and nothing is said', async () => {
    const { platform, sheet } = await openUnconfirmed();
    await userEvent.click(within(sheet).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(platform.sent(turnOnSecondStep)).toHaveLength(1);
    expect(await screen.findByRole('button', { name: 'Turn on' })).not.toHaveAttribute('aria-busy');
    expect(screen.queryByText('Please confirm that it is you.')).not.toBeInTheDocument();
  });
});

it('offers to try again when the list did not come', async () => {
  const platform = await fakeLogin();
  platform.refuse(passkeys, 'feature.unavailable');
  signIn({ ...member, merchantCode: 'aurora' }, { persist: false });
  renderRemote(<PasskeysPage />, { path: '/m/set/passkeys' });
  expect(await screen.findByRole('heading', { name: 'Your passkeys did not load' })).toBeVisible();
  platform.answer(passkeys, { list: [passkey], secondStep: false, recoveryCodesLeft: 0 });
  await press('Try again');
  expect(await screen.findByRole('listitem')).toBeVisible();
});
