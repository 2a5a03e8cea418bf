import type { Settings } from '@site/contracts/areas/system';
import { fieldFault } from '@site/contracts/areas/validators';
import * as z from 'zod/mini';
import { checkOf } from '../../form/checkOf';

export interface ChangePasswordFields {
  oldPassword: string;
  newPassword: string;
  confirmNewPassword: string;
}

interface Options {
  /** A password of this session is held: the old one may be left empty (AU-075). */
  readonly held: boolean;
}

/** The merchant's rules for both passwords, and the new one twice (AU-075 to AU-077). Messages are codes. */
export function changePasswordSchema(rules: Settings['rules'] | undefined, { held }: Options) {
  const text = z.string();
  return z
    .object({
      oldPassword: text.check(
        checkOf((typed) => fieldFault(rules?.loginPassword, typed, { required: !held })),
      ),
      newPassword: text.check(checkOf((typed) => fieldFault(rules?.password, typed, { required: true }))),
      confirmNewPassword: text.check(checkOf((typed) => (typed ? undefined : 'field.required'))),
    })
    .check(({ value, issues }) => {
      const { newPassword, confirmNewPassword } = value;
      if (!confirmNewPassword || confirmNewPassword === newPassword) return;
      const message = 'password.confirm.mismatch';
      issues.push({ code: 'custom', input: value, path: ['confirmNewPassword'], message });
    });
}
