import type { Settings } from '@site/contracts/system';
import { fieldFault, loginCaptchaFault } from '@site/contracts/validators';
import * as z from 'zod/mini';
import { checkOf } from '../form/checkOf';

export interface LoginFields {
  username: string;
  password: string;
  captcha: string;
  remember: boolean;
}

/**
 * The form's rules: the merchant's for username and password (AU-017), digits for the captcha once it shows
 * (AU-025). Messages are codes of the `errors` texts, so that they follow the language. Without the
 * merchant's rules a field has only to be filled; the platform checks everything again.
 */
export function loginSchema(rules: Settings['rules'] | undefined, captchaShown: boolean) {
  const required = { required: true };
  return z.object({
    // A phone's keyboard ends a suggested word with a space.
    username: z.string().check(
      z.trim(),
      checkOf((text) => fieldFault(rules?.loginUsername, text, required)),
    ),
    password: z.string().check(checkOf((text) => fieldFault(rules?.loginPassword, text, required))),
    captcha: captchaShown ? z.string().check(z.trim(), checkOf(loginCaptchaFault)) : z.string(),
    remember: z.boolean(),
  });
}
