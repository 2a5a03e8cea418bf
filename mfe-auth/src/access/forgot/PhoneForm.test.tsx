import { passwordByPhone } from '@site/contracts/areas/passwords';
import { smsCode } from '@site/contracts/areas/verification';
import { signOut } from '@site/session';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectMarkedInThai } from '../../testing/languageChange';
import { field, fillPhone, NEW, NUMBER, open, press, put, setPassword } from './testing/fakeForgot';

jest.mock('../remembered/sealingKey');
jest.mock('../smsCode/solveBotCheck');

afterEach(() => {
  signOut();
  localStorage.clear();
});

describe('by phone', () => {
  it('asks for number with dialling code, code and new password @AU-068', async () => {
    const platform = await open();
    expect(await screen.findByRole('button', { name: 'Country code: +66' })).toBeVisible();
    expect(field('SMS code')).toHaveAttribute('autocomplete', 'one-time-code');
    expect(field('New password')).toHaveAttribute('autocomplete', 'new-password');
    await waitFor(() => expect(field('New password')).toHaveAccessibleDescription('6 to 20 characters'));

    await userEvent.click(screen.getByRole('checkbox', { name: 'I am not a robot' }));
    await waitFor(() => expect(screen.getByRole('checkbox')).toBeChecked());
    await press('Send code');
    await waitFor(() => expect(field('Mobile number')).toBeInvalid());
    expect(platform.sent(smsCode)).toHaveLength(0);

    put('Mobile number', NUMBER);
    await press('Send code');
    expect(await screen.findByRole('button', { name: /^Again in (59|60|61) s$/ })).toBeVisible();
    const [sent] = platform.sent(smsCode);
    expect(sent?.headers.ModuleId).toBe('CHNGPASSVERIF3');
    expect(sent?.content).toEqual({ mobileNum: NUMBER, countryDialingCode: '66', altcha: 'proof' });
  });

  it('checks again what is filled after a change of language, and nothing else @AU-028', async () => {
    await open();
    await waitFor(() => expect(field('New password')).toHaveAccessibleDescription('6 to 20 characters'));
    put('Mobile number', '0812');
    put('New password', 'abc');
    await expectMarkedInThai('mobileNum', 'newPassword');
  });

  it.each([
    ['number', ['12', '123456', NEW], 'Mobile number'],
    ['code', [NUMBER, '12a', NEW], 'SMS code'],
    ['password', [NUMBER, '123456', 'abc'], 'New password'],
  ] as const)('is not sent while the %s is wrong @AU-069', async (_which, typed, label) => {
    const platform = await open();
    fillPhone(...typed);
    await setPassword();
    await waitFor(() => expect(field(label)).toBeInvalid());
    expect(field(label)).toHaveFocus();
    expect(platform.sent(passwordByPhone)).toHaveLength(0);
  });

  it('clears the password alone when it is the old one @AU-072', async () => {
    const platform = await open();
    platform.refuse(passwordByPhone, 'modify.new.old.same');
    fillPhone();
    await setPassword();
    await waitFor(() => expect(field('New password')).toHaveAccessibleDescription(/cannot be the same/));
    expect(field('New password')).toHaveValue('');
    expect(field('New password')).toHaveFocus();
    expect(field('SMS code')).toHaveValue('123456');
  });

  it.each(['verification.code.wrong', 'password.common', 'user.unavailable'] as const)(
    'clears the code alone after %s @AU-072',
    async (code) => {
      const platform = await open();
      platform.refuse(passwordByPhone, code);
      fillPhone();
      await setPassword();
      await waitFor(() => expect(field('SMS code')).toHaveValue(''));
      expect(field('New password')).toHaveValue(NEW);
      expect(field('Mobile number')).toHaveValue(NUMBER);
    },
  );

  it('keeps everything when nobody answers', async () => {
    const platform = await open();
    platform.answer(passwordByPhone, () => Promise.reject(new Error('network')));
    fillPhone();
    await setPassword();
    expect(await screen.findByText(/Loading failed/)).toBeVisible();
    expect(field('SMS code')).toHaveValue('123456');
    expect(field('New password')).toHaveValue(NEW);
  });

  it('sends one change for two quick presses', async () => {
    const platform = await open();
    platform.answer(passwordByPhone, () => new Promise(() => {}));
    fillPhone();
    const button = screen.getByRole('button', { name: 'Set new password' });
    fireEvent.click(button);
    fireEvent.click(button);
    await waitFor(() => expect(platform.sent(passwordByPhone)).toHaveLength(1));
  });
});
