import { hasCode, useApiMutation } from '@site/api';
import { type AccountRebates, type GivenRate, updateDownlineRebates } from '@site/contracts/areas/rebates';
import { useErrorText } from '@site/i18n';
import { toast, toastDuration } from '@site/ui/Toast';
import { useSheet } from '@site/ui/useSheet';
import { useEffect, useState } from 'react';
import { useRates } from '../../rates/useRates';
import { useTexts } from '../../useTexts';
import { keepChosen, readChosen } from '../draft';
import { refreshRebates, savedRebates } from '../queries';

/** A rate that is not what it was. */
export interface RateChange extends GivenRate {
  readonly before: string;
}

/**
 * What an agent changes of a downline's rates. It stays as long as the tab, until it is saved or undone.
 *
 * @param user The agent.
 * @param account As the address names the downline.
 */
export function useRateChanges(user: string, account: string, { rebates }: AccountRebates) {
  const { t } = useTexts();
  const errorText = useErrorText();
  const [chosen, setChosen] = useState(() => readChosen(user, account));
  const rates = useRates({ rebates }, chosen, setChosen);
  const question = useSheet();
  const changes: readonly RateChange[] = rebates.flatMap(({ gameType, rate: before }) => {
    const rate = chosen[gameType] ?? before;
    return rate === before ? [] : [{ gameType, rate, before }];
  });
  const sent = changes.map(({ gameType, rate }) => ({ gameType, rate }));

  const kept = JSON.stringify(sent);
  useEffect(() => keepChosen(user, account, JSON.parse(kept)), [user, account, kept]);

  const undo = () => setChosen({});
  const press = useApiMutation(updateDownlineRebates, {
    silent: true,
    onSuccess: (answer) => {
      keepChosen(user, account, []);
      setChosen({});
      savedRebates(answer, account);
      question.close();
      toast.success(t('rebates.edit.saved'));
    },
    onError: (error) => {
      // What the page knows of this account does not hold any more.
      if (hasCode(error, 'rebate.out.of.range', 'downline.unknown')) refreshRebates();
      if (rates.refused(error)) question.close();
      else toast.error(errorText(error), { duration: toastDuration.long });
    },
  });

  return {
    rates,
    changes,
    question,
    undo,
    isPending: press.isPending,
    save() {
      // Saved already: the sheet is only closing.
      if (sent.length > 0) press.mutate({ account, rebates: sent });
    },
  };
}
