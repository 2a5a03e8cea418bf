import { LOGIN_CAPTCHA_MAX_LENGTH } from '@site/contracts/account';
import type { FieldRule, Settings } from '@site/contracts/system';
import * as z from 'zod/mini';

export interface LoginFields {
  username: string;
  password: string;
  captcha: string;
  remember: boolean;
}

const captchaDigits = new RegExp(`^\\d{1,${LOGIN_CAPTCHA_MAX_LENGTH}}$`);

/**
 * The form's rules: the merchant's for username and password (AU-017), digits for the captcha once it shows
 * (AU-025). Messages are codes of the `errors` texts, so that they follow the language. Without the
 * merchant's rules a field has only to be filled; the platform checks everything again.
 */
export function loginSchema(rules: Settings['rules'] | undefined, captchaShown: boolean) {
  return z.object({
    // A phone's keyboard ends a suggested word with a space.
    username: z.string().check(z.trim(), ...checksOf(rules?.loginUsername)),
    password: z.string().check(...checksOf(rules?.loginPassword)),
    captcha: captchaShown
      ? z.string().check(z.trim(), z.regex(captchaDigits, 'captcha.required'))
      : z.string(),
    remember: z.boolean(),
  });
}

function checksOf(rule: FieldRule | undefined): z.core.$ZodCheck<string>[] {
  const filled = z.minLength(1, { error: 'field.required', abort: true });
  const pattern = rule && patternOf(rule);
  return pattern ? [filled, z.regex(pattern, rule.messageKey)] : [filled];
}

/** A pattern that this browser cannot read must not close the login. */
function patternOf({ pattern }: FieldRule): RegExp | undefined {
  try {
    return new RegExp(pattern, 'u');
  } catch {
    return undefined;
  }
}
