import { confirmIdentity, passkeyLoginOptions } from '@site/contracts/areas/passkeys';
import { setPaymentPassword } from '@site/contracts/areas/security';
import { signOut } from '@site/session';
import { address } from '@site/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  assertion,
  authentication,
  requestOptions,
  setPasskeySupport,
  webAuthn,
} from '../../../access/passkeys/testing/fakeBrowser';
import { opened } from '../../../testing/fakeLogin';
import {
  askWhoItIs,
  bare,
  enterPin,
  fakeSecurity,
  guarded,
  press,
  row,
  showCentre,
  whoItIs,
} from '../testing/fakeSecurity';

jest.mock(
  '@simplewebauthn/browser',
  () => jest.requireActual('../../../access/passkeys/testing/fakeBrowser').webAuthn,
);

afterEach(() => signOut());

async function open(overview = bare) {
  const platform = await fakeSecurity(overview);
  platform.answer(setPaymentPassword, () => {
    platform.account.overview.hasPaymentPassword = true;
    return {};
  });
  showCentre();
  await userEvent.click(await row(/^Payment password/));
  return platform;
}
const title = (name: string) => screen.findByRole('dialog', { name });

it('is set by six digits and the same again @RP-048', async () => {
  const platform = await open();
  await title('Choose six digits');
  await enterPin('493827');
  await title('The same six again');
  await enterPin('493827');
  expect(await screen.findByText('Payment password set')).toBeVisible();
  expect(platform.sent(setPaymentPassword).map(({ content }) => content)).toEqual([
    { newPaymentPassword: '493827', confirmNewPaymentPassword: '493827' },
  ]);
  await waitFor(() => expect(address()).toBe('/m/securityCenter'));
  expect(await row(/^Payment password Set Change$/)).toBeVisible();
});

it('sends nothing when both differ: the second is tried again, or both are chosen anew', async () => {
  const platform = await open();
  await enterPin('493827');
  await title('The same six again');
  await enterPin('493828');
  expect(await screen.findByText(/^Not the same/)).toBeVisible();
  expect(screen.getByLabelText('Payment password', { selector: 'input' })).toHaveValue('');
  await enterPin('493829');
  expect(await screen.findByText(/^Not the same/)).toBeVisible();
  expect(screen.getByLabelText('Payment password', { selector: 'input' })).toHaveValue('');
  await press('Choose anew');
  await title('Choose six digits');
  expect(platform.sent(setPaymentPassword)).toHaveLength(0);
});

it('asks for others when the platform finds them weak', async () => {
  const platform = await open();
  platform.refuse(setPaymentPassword, 'payment.password.weak', {
    fields: { newPaymentPassword: ['payment.password.weak'] },
  });
  await enterPin('123456');
  await title('The same six again');
  await enterPin('123456');
  expect(await screen.findByText('These six digits are easy to guess. Please choose others.')).toBeVisible();
  expect(await title('Choose six digits')).toBeVisible();
});

it('is changed by the old one, which is asked for again when it was wrong', async () => {
  const platform = await open(guarded);
  platform.refuse(setPaymentPassword, 'payment.password.wrong', {
    fields: { oldPaymentPassword: ['payment.password.wrong'] },
  });
  await title('Your present six digits');
  await enterPin('111222');
  await title('Choose six digits');
  await enterPin('493827');
  await title('The same six again');
  await enterPin('493827');
  expect(await title('Your present six digits')).toBeVisible();
  expect(screen.getByText('The payment password is not right. Please enter it again.')).toBeVisible();
  platform.answer(setPaymentPassword, {});
  await enterPin('222111');
  await title('Choose six digits');
  await enterPin('493827');
  await title('The same six again');
  await enterPin('493827');
  expect(await screen.findByText('Payment password set')).toBeVisible();
  expect(platform.sent(setPaymentPassword).at(-1)?.content).toEqual({
    oldPaymentPassword: '222111',
    newPaymentPassword: '493827',
    confirmNewPaymentPassword: '493827',
  });
});

it('leads on to a reset when it is forgotten, in its own place', async () => {
  await open(guarded);
  await userEvent.click(await screen.findByRole('link', { name: 'Forgotten?' }));
  expect(await title('Reset the payment password')).toBeVisible();
  expect(address()).toBe('/m/securityCenter?part=reset');
  await press('Cancel');
  await waitFor(() => expect(address()).toBe('/m/securityCenter'));
});

it('goes back to the page that asked for it, when it was opened by its address', async () => {
  const platform = await fakeSecurity(bare);
  platform.answer(setPaymentPassword, {});
  showCentre('?part=payment&return=%2Fm%2Fwithdraw');
  await enterPin('493827');
  await title('The same six again');
  await enterPin('493827');
  await waitFor(() => expect(address()).toBe('/m/withdraw'));
});

it('goes back to no other site', async () => {
  await fakeSecurity(bare);
  showCentre('?part=payment&return=%2F%2Fevil.example');
  await title('Choose six digits');
  await press('Close');
  await waitFor(() => expect(address()).toBe('/m/home'));
});

describe('the first one, a while after the login', () => {
  /** Both times six digits, for a platform that first wants to know who it is. */
  async function openUnconfirmed(overview = bare) {
    const platform = await open(overview);
    askWhoItIs(platform, setPaymentPassword, {});
    await enterPin('493827');
    await title('The same six again');
    await enterPin('493827');
    return { platform, question: within(await whoItIs()) };
  }
  const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  const typed = { newPaymentPassword: '493827', confirmNewPaymentPassword: '493827' };

  it('is set after the log-in password, without asking for its digits again', async () => {
    const { platform, question } = await openUnconfirmed();
    expect(question.getByText(/Without a password, log out and in again/)).toBeVisible();
    expect(question.queryByRole('button', { name: 'Use a passkey' })).not.toBeInTheDocument();
    await userEvent.type(question.getByLabelText('Password'), 'Passw0rd1');
    await userEvent.click(question.getByRole('button', { name: 'Confirm' }));
    expect(await screen.findByText('Payment password set')).toBeVisible();
    await closed();
    const [sent] = platform.sent(confirmIdentity);
    expect(sent && (await opened(sent))).toEqual({ password: 'Passw0rd1' });
    expect(platform.sent(setPaymentPassword).map(({ content }) => content)).toEqual([typed, typed]);
  });

  it('is set after a passkey, where there is one', async () => {
    setPasskeySupport(true);
    webAuthn.startAuthentication.mockReset().mockResolvedValue(authentication);
    const { platform, question } = await openUnconfirmed({ ...bare, passkeys: 1 });
    platform.answer(passkeyLoginOptions, requestOptions);
    await userEvent.click(question.getByRole('button', { name: 'Use a passkey' }));
    expect(await screen.findByText('Payment password set')).toBeVisible();
    await closed();
    const [sent] = platform.sent(confirmIdentity);
    expect(sent && (await opened(sent))).toEqual({ credential: assertion });
  });

  it.each(['its cross', 'Esc'])(
    'is not set when %s closes the question: its sheet stays, and nothing is said',
    async (way) => {
      const { platform, question } = await openUnconfirmed();
      if (way === 'Esc') await userEvent.keyboard('{Escape}');
      else await userEvent.click(question.getByRole('button', { name: 'Close' }));
      const sheet = await title('The same six again');
      await waitFor(() => expect(sheet).toBeVisible());
      await waitFor(() =>
        expect(screen.queryByRole('dialog', { name: 'Confirm that it is you' })).not.toBeInTheDocument(),
      );
      expect(screen.queryByText('Please confirm that it is you.')).not.toBeInTheDocument();
      expect(platform.sent(setPaymentPassword)).toHaveLength(1);
      await enterPin('493827');
      expect(await whoItIs()).toBeVisible();
    },
  );
});
