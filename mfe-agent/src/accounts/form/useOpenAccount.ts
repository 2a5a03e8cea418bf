import { isUnknownOutcome, useApiMutation } from '@site/api';
import { openDownline, type RebateQuota } from '@site/contracts/areas/agentAccounts';
import type { Rebate } from '@site/contracts/areas/rebates';
import { useErrorText } from '@site/i18n';
import { toast, toastDuration } from '@site/ui/Toast';
import { useState } from 'react';
import { useRates } from '../../rates/useRates';
import { useTexts } from '../../useTexts';
import { KINDS } from '../kinds';
import { refreshOffer, refreshTeam } from '../queries';
import type { AccountForm, OpenedAccount } from './form';
import { useCredentials } from './useCredentials';

interface Opening {
  readonly form: AccountForm;
  readonly onChange: (form: AccountForm) => void;
  readonly rebates: readonly Rebate[];
  readonly quotas: readonly RebateQuota[] | undefined;
  readonly onOpened: (account: OpenedAccount) => void;
}

/** The form of a new account: its checks, its press, and what a refusal says under which of its parts. */
export function useOpenAccount({ form, onChange, rebates, quotas, onOpened }: Opening) {
  const { t } = useTexts();
  const errorText = useErrorText();
  const [isUnknown, setUnknown] = useState(false);
  const credentials = useCredentials();
  const rates = useRates({ rebates, quotas }, form.moved, (moved) => onChange({ ...form, moved }));

  const press = useApiMutation(openDownline, {
    silent: true,
    // What was sent is forgotten with the form: there is a password in it.
    gcTime: 0,
    onSuccess: ({ account }, { password }) => {
      toast.success(t('accounts.form.opened'));
      refreshTeam();
      onOpened({ username: account, password });
    },
    onError: (error) => {
      if (isUnknownOutcome(error)) {
        setUnknown(true);
        refreshTeam();
        return;
      }
      if (credentials.refused(error)) return;
      if (rates.refused(error)) return refreshOffer();
      toast.error(errorText(error), { duration: toastDuration.long });
    },
  });

  return {
    rates,
    credentials,
    /** No answer came: nobody knows whether there is such an account now. */
    isUnknown,
    isPending: press.isPending,
    type(field: keyof OpenedAccount, text: string) {
      credentials.typed(field);
      onChange({ ...form, [field]: text });
    },
    submit() {
      if (press.isPending) return;
      const typed = { username: form.username.trim(), password: form.password };
      if (credentials.check(typed)) return;
      if (rates.faults.size > 0) {
        rates.stop();
        return refreshOffer();
      }
      setUnknown(false);
      press.mutate({ ...typed, type: KINDS[form.kind], rebates: [...rates.rates] });
    },
  };
}
