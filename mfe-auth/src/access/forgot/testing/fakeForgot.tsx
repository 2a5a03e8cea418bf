import { passwordByEmail, passwordByPhone, passwordByTicket } from '@site/contracts/areas/passwords';
import { consolidatedSettings, countries, systemStatus } from '@site/contracts/areas/system';
import { smsCode } from '@site/contracts/areas/verification';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeLogin, settings, status } from '../../../testing/fakeLogin';
import { renderRemote } from '../../../testing/renderRemote';
import { solveBotCheck } from '../../smsCode/solveBotCheck';
import ForgotPasswordPage from '../ForgotPasswordPage';

/*
 * For the tests of the page for a forgotten password: the page opened in a browser, and what one does there.
 * Who uses it mocks `solveBotCheck`.
 */

export const PATH = '/m/forget';
export const NUMBER = '0812345678';
export const NEW = 'Grape-4711';
export const TICKET = 'a'.repeat(43);

const rule = (pattern: string, minLength: number, maxLength: number, messageKey: string) => ({
  pattern,
  minLength,
  maxLength,
  messageKey,
});
const rules = {
  ...settings.rules,
  mobileNum: rule('^0[0-9]{8,9}$', 9, 10, 'mobile.format'),
  verificationCode: rule('^[0-9]{6}$', 6, 6, 'field.format'),
};

interface Opening {
  byPhone?: boolean;
  hash?: string;
}

/** Opens the page of a merchant that answers everything. */
export async function open({ byPhone = true, hash = '' }: Opening = {}) {
  jest.mocked(solveBotCheck).mockResolvedValue('proof');
  const platform = await fakeLogin();
  const whitelabel = { CHNGPASSVERIF3: byPhone };
  platform.answer(systemStatus, { ...status, info: { ...status.info, whitelabel } });
  platform.answer(consolidatedSettings, { ...settings, rules });
  platform.answer(countries, { list: [{ code: 'TH', name: 'Thailand', dialingCode: '66' }] });
  platform.answer(smsCode, () => ({ expirationTime: Date.now() + 60_000 }));
  platform.answer(passwordByEmail, {});
  platform.answer(passwordByPhone, {});
  platform.answer(passwordByTicket, {});
  renderRemote(<ForgotPasswordPage />, { path: PATH + hash });
  await screen.findByRole('button', { name: /^(Send link|Set new password)$/ });
  return platform;
}

export const field = (name: string) => screen.getByLabelText(name);
export const put = (name: string, value: string) => fireEvent.input(field(name), { target: { value } });
export const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
export const at = (path: string) => waitFor(() => expect(window.location.pathname).toBe(path));

/** Fills what a phone's owner is asked for. */
export function fillPhone(number = NUMBER, code = '123456', password = NEW) {
  put('Mobile number', number);
  put('SMS code', code);
  put('New password', password);
}

export const setPassword = () => press('Set new password');
