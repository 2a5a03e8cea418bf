import type { FirebaseLogin, LoginPayload } from '@site/contracts/areas/account';
import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import {
  forgetLogins,
  type RememberedLogin,
  recallLogin,
  rememberLogin,
} from '../remembered/rememberedLogin';
import { type LoginFields, type LoginMethod, TYPED_FIELDS } from './loginFields';

/**
 * Fills in what the last visit left for the way that shows, unless something is typed there already, and
 * keeps or deletes it by the box (AU-020 to AU-022). A merchant that switched remembering off has what was
 * kept before deleted too. Until the merchant's choice is known nothing is filled in.
 *
 * @param allowed The merchant's choice.
 */
export function useRemembered(
  form: UseFormReturn<LoginFields>,
  method: LoginMethod,
  allowed: boolean | undefined,
) {
  useEffect(() => {
    let wanted = true;
    const fillIn = async () => {
      if (allowed === false) return forgetLogins();
      const kept = allowed && (await recallLogin(method));
      const isTyped = TYPED_FIELDS[method].some((field) => form.getValues(field) !== '');
      if (!kept || !wanted || isTyped) return;
      const values: Partial<LoginFields> = { ...fieldsOf(kept), remember: true };
      for (const [field, value] of Object.entries(values)) form.setValue(field as keyof LoginFields, value);
      form.clearErrors(TYPED_FIELDS[method]);
    };
    void fillIn();
    return () => {
      wanted = false;
    };
  }, [form, method, allowed]);

  return {
    offered: allowed === true,
    keep: async (payload: LoginPayload) => {
      const login = allowed === undefined ? undefined : loginOf(payload);
      if (login) await (form.getValues('remember') ? rememberLogin(login) : forgetLogins());
    },
  };
}

function fieldsOf(kept: RememberedLogin): Partial<LoginFields> {
  if (kept.type === 'sms') return { mobileNum: kept.mobileNum, dialingCode: kept.countryDialingCode };
  return { username: kept.username, password: kept.password ?? '' };
}

/** Of a number that Firebase has confirmed; a social account is remembered by its provider. */
function numberOf({ firebaseMobileNo, countryDialingCode }: FirebaseLogin): RememberedLogin | undefined {
  if (firebaseMobileNo === undefined || countryDialingCode === undefined) return undefined;
  return { type: 'sms', mobileNum: firebaseMobileNo, countryDialingCode };
}

/** What of a login is kept: never a code. */
function loginOf(payload: LoginPayload): RememberedLogin | undefined {
  switch (payload.type) {
    case 'username':
      return { type: 'username', username: payload.username, password: payload.password };
    case 'sms':
      return {
        type: 'sms',
        mobileNum: payload.mobileNum,
        countryDialingCode: payload.countryDialingCode,
      };
    case 'firebase':
      return numberOf(payload);
  }
}
