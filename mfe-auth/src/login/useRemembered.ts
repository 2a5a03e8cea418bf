import type { LoginPayload } from '@site/contracts/account';
import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { forgetLogin, recallLogin, rememberLogin } from '../remembered/rememberedLogin';
import type { LoginFields } from './loginSchema';

/**
 * Fills in what the last visit left, unless somebody is typing already, and keeps or deletes it by the box
 * (AU-020, AU-021). A merchant that switched remembering off has what was kept before deleted too. Until the
 * merchant's choice is known nothing is filled in.
 *
 * @param allowed The merchant's choice.
 */
export function useRemembered(form: UseFormReturn<LoginFields>, allowed: boolean | undefined) {
  useEffect(() => {
    let wanted = true;
    const fillIn = async () => {
      if (allowed === false) return forgetLogin();
      const kept = allowed && (await recallLogin());
      const typed = form.getValues();
      if (!kept || !wanted || typed.username || typed.password) return;
      form.reset({ username: kept.username, password: kept.password ?? '', captcha: '', remember: true });
    };
    void fillIn();
    return () => {
      wanted = false;
    };
  }, [form, allowed]);

  return {
    offered: allowed === true,
    keep: async (payload: LoginPayload) => {
      if (allowed === undefined || payload.type !== 'username') return;
      const { username, password } = payload;
      await (form.getValues('remember') ? rememberLogin(username, password) : forgetLogin());
    },
  };
}
