import { confirmIdentity } from '@site/contracts/areas/passkeys';
import {
  confirmEmail,
  confirmMobile,
  ownEmailCode,
  ownSmsCode,
  setEmail,
  setPayeeName,
} from '@site/contracts/areas/security';
import { signOut } from '@site/session';
import { address } from '@site/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { solveBotCheck } from '../../../access/smsCode/solveBotCheck';
import {
  askWhoItIs,
  bare,
  fakeSecurity,
  guarded,
  press,
  row,
  showCentre,
  typeInto,
  whoItIs,
} from '../testing/fakeSecurity';

jest.mock('../../../access/smsCode/solveBotCheck');

afterEach(() => signOut());

const closed = () => waitFor(() => expect(address()).toBe('/m/securityCenter'));

describe('e-mail', () => {
  it('is changed with the password, and then confirmed by a code that is sent to it @RP-048', async () => {
    jest.mocked(solveBotCheck).mockResolvedValue('proof');
    const platform = await fakeSecurity();
    const email = 'ne***@example.com';
    platform.answer(setEmail, () => {
      platform.account.overview = { ...guarded, email, emailVerified: false };
      return { email };
    });
    platform.answer(ownEmailCode, () => ({
      expirationTime: Date.now() + 60_000,
      email: 'ne***@example.com',
    }));
    platform.answer(confirmEmail, { email: 'ne***@example.com' });
    showCentre('?part=email');
    await typeInto('New e-mail', 'new@example.com');
    await typeInto('Your log-in password', 'Passw0rd1');
    await press('Save');
    expect(await screen.findByText('E-mail saved')).toBeVisible();
    expect(platform.sent(setEmail).map(({ content }) => content)).toEqual([
      { email: 'new@example.com', password: 'Passw0rd1' },
    ]);
    expect(await screen.findByText(/We send a code to ne\*\*\*@example\.com\./)).toBeVisible();
    await userEvent.click(await screen.findByRole('checkbox', { name: 'I am not a robot' }));
    await press('Send code');
    await typeInto('Code', '123456');
    await press('Confirm');
    expect(await screen.findByText('E-mail confirmed')).toBeVisible();
    expect(platform.sent(confirmEmail).map(({ content }) => content)).toEqual([
      { verificationCode: '123456' },
    ]);
    await closed();
    expect(await row(/^E-mail ne\*\*\*@example\.com/)).toBeVisible();
  });

  it('is confirmed where it is there already, or another one is given', async () => {
    const platform = await fakeSecurity({ ...guarded, emailVerified: false });
    platform.refuse(confirmEmail, 'verification.code.wrong');
    showCentre('?part=email');
    await typeInto('Code', '111111');
    await press('Confirm');
    await waitFor(() =>
      expect(screen.getByLabelText('Code')).toHaveAccessibleDescription(/code is not right/),
    );
    await press('Use another address');
    expect(await screen.findByLabelText('New e-mail')).toBeVisible();
    expect(screen.queryByLabelText('Code')).toBeNull();
  });

  it.each([
    ['email.exists', 'New e-mail', /belongs to an account already/],
    ['password.old.wrong', 'Your log-in password', /current password is not right/],
  ])('says %s under its field', async (code, label, words) => {
    const platform = await fakeSecurity();
    platform.refuse(setEmail, code);
    showCentre('?part=email');
    await typeInto('New e-mail', 'new@example.com');
    await typeInto('Your log-in password', 'wrong');
    await press('Save');
    await waitFor(() => expect(screen.getByLabelText(label)).toHaveAccessibleDescription(words));
  });

  it('is not sent while it is none', async () => {
    const platform = await fakeSecurity();
    showCentre('?part=email');
    await typeInto('New e-mail', 'new@');
    await press('Save');
    await waitFor(() => expect(screen.getByLabelText('New e-mail')).toBeInvalid());
    expect(screen.getByLabelText('Your log-in password')).toBeInvalid();
    expect(platform.sent(setEmail)).toHaveLength(0);
  });
});

describe('payee name', () => {
  it('is set once, and says so before @RP-048', async () => {
    const platform = await fakeSecurity(bare);
    platform.answer(setPayeeName, { payeeName: 'Narin S***' });
    showCentre('?part=payee');
    expect(await screen.findByText(/Once saved, it cannot be changed/)).toBeVisible();
    await typeInto('Payee name', ' Narin Suksan ');
    await press('Save the name');
    expect(await screen.findByText('Payee name saved')).toBeVisible();
    expect(platform.sent(setPayeeName).map(({ content }) => content)).toEqual([
      { payeeName: 'Narin Suksan' },
    ]);
    await closed();
  });

  it('is said to be fixed where there is one', async () => {
    await fakeSecurity(guarded);
    showCentre('?part=payee');
    expect(await screen.findByText(/Your payee name is Narin S\*\*\*/)).toBeVisible();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  });

  it('says so when it was set elsewhere meanwhile', async () => {
    const platform = await fakeSecurity(bare);
    platform.refuse(setPayeeName, 'payee.name.fixed');
    showCentre('?part=payee');
    await typeInto('Payee name', 'Narin Suksan');
    await press('Save the name');
    await waitFor(() =>
      expect(screen.getByLabelText('Payee name')).toHaveAccessibleDescription(/cannot be changed/),
    );
  });
});

describe('payee name, a while after the login', () => {
  async function openUnconfirmed() {
    const platform = await fakeSecurity(bare);
    askWhoItIs(platform, setPayeeName, { payeeName: 'Narin S***' });
    showCentre('?part=payee');
    await typeInto('Payee name', 'Narin Suksan');
    await press('Save the name');
    return { platform, question: within(await whoItIs()) };
  }

  it('is set after the log-in password', async () => {
    const { platform, question } = await openUnconfirmed();
    await userEvent.type(question.getByLabelText('Password'), 'Passw0rd1{Enter}');
    expect(await screen.findByText('Payee name saved')).toBeVisible();
    expect(platform.sent(confirmIdentity)).toHaveLength(1);
    expect(platform.sent(setPayeeName).map(({ content }) => content)).toEqual([
      { payeeName: 'Narin Suksan' },
      { payeeName: 'Narin Suksan' },
    ]);
    await closed();
  });

  it('is kept as it was typed when the question is closed, and nothing is said', async () => {
    const { platform, question } = await openUnconfirmed();
    await userEvent.click(question.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.getByLabelText('Payee name')).toBeVisible());
    expect(screen.getByLabelText('Payee name')).toHaveValue('Narin Suksan');
    expect(screen.getByLabelText('Payee name')).toBeValid();
    expect(screen.queryByText('Please confirm that it is you.')).not.toBeInTheDocument();
    expect(platform.sent(setPayeeName)).toHaveLength(1);
    await press('Save the name');
    expect(await whoItIs()).toBeVisible();
  });
});

describe('phone', () => {
  const unconfirmed = { ...guarded, mobileVerified: false };

  it('is confirmed by a code that is sent to it', async () => {
    jest.mocked(solveBotCheck).mockResolvedValue('proof');
    const platform = await fakeSecurity(unconfirmed);
    platform.answer(ownSmsCode, () => ({ expirationTime: Date.now() + 60_000, mobileNum: '08****5678' }));
    platform.answer(confirmMobile, { mobileNum: '08****5678' });
    showCentre('?part=phone');
    await userEvent.click(await screen.findByRole('checkbox', { name: 'I am not a robot' }));
    await press('Send code');
    expect(await screen.findByRole('button', { name: /^Again in \d+ s$/ })).toBeVisible();
    await typeInto('Code', '123456');
    await press('Confirm');
    expect(await screen.findByText('Phone confirmed')).toBeVisible();
    expect(platform.sent(confirmMobile).map(({ content }) => content)).toEqual([
      { verificationCode: '123456' },
    ]);
    await closed();
  });

  it('says under the code that it was wrong', async () => {
    const platform = await fakeSecurity(unconfirmed);
    platform.refuse(confirmMobile, 'verification.code.wrong');
    showCentre('?part=phone');
    await typeInto('Code', '111111');
    await press('Confirm');
    await waitFor(() =>
      expect(screen.getByLabelText('Code')).toHaveAccessibleDescription(/code is not right/),
    );
  });
});
