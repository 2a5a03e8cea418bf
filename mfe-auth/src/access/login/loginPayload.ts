import type { SmsLogin, UsernameLogin } from '@site/contracts/areas/account';
import type { LoginFields, LoginMethod } from './loginFields';

/** What is sent for the way that shows (AU-010, AU-011). */
export function loginPayload(
  method: LoginMethod,
  { username, password, mobileNum, messageCode, dialingCode, captcha }: LoginFields,
  { captchaShown }: { readonly captchaShown: boolean },
): UsernameLogin | SmsLogin {
  const answer = captchaShown ? { captcha } : {};
  if (method === 'username') return { type: method, username, password, ...answer };
  return { type: method, mobileNum, messageCode, countryDialingCode: dialingCode, ...answer };
}
