import { hasCode, useApiMutation } from '@site/api';
import { declineLimits, setLimit } from '@site/contracts/areas/care';
import type { LimitPeriod } from '@site/contracts/areas/care/settings';
import { useErrorText } from '@site/i18n';
import { useConfirm } from '@site/ui/Dialog';
import { useMoneyText } from '@site/ui/Money';
import { toast, toastDuration } from '@site/ui/Toast';
import { keepDeclined, keepLimit } from '../../../care/parts/queries';
import { useTexts } from '../../../useTexts';
import type { LimitQuestionState } from './useLimitQuestion';

/** The two answers to the question for a limit: one, or none, which is asked once more. */
export function useAnswerQuestion({ onAnswered }: Pick<LimitQuestionState, 'onAnswered'>) {
  const { t } = useTexts();
  const errorText = useErrorText();
  const moneyText = useMoneyText();
  const confirm = useConfirm();
  const say = (error: unknown) => void toast.error(errorText(error), { duration: toastDuration.long });
  const set = useApiMutation(setLimit, {
    silent: true,
    onSuccess: (limit, { value = '' }) => {
      onAnswered();
      toast.success(t('deposit.question.saved', { amount: moneyText(value) }));
      keepLimit(limit);
    },
    onError: (error) => {
      if (!hasCode(error, 'limit.value.invalid')) say(error);
    },
  });
  const declined = useApiMutation(declineLimits, {
    silent: true,
    onSuccess: ({ askAgainAt }) => {
      onAnswered();
      keepDeclined(askAgainAt);
    },
    onError: say,
  });
  return {
    set: (period: LimitPeriod, value: string) => set.mutate({ kind: 'DEPOSIT', period, value }),
    decline: async () => {
      const isMeant = await confirm({
        title: t('deposit.question.sure'),
        body: t('deposit.question.sureBody'),
        confirmLabel: t('deposit.question.none'),
        cancelLabel: t('deposit.question.back'),
      });
      if (isMeant) declined.mutate({});
    },
    isSending: set.isPending,
    isDeclining: declined.isPending,
    /** Why the platform does not take the amount. */
    refused: hasCode(set.error, 'limit.value.invalid') ? errorText(set.error) : undefined,
    forget: () => {
      if (set.error) set.reset();
    },
  };
}
