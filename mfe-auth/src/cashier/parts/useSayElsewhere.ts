import type { ApiError } from '@site/api';
import { useMoneyText } from '@site/ui/Money';
import { toast, toastDuration } from '@site/ui/Toast';
import { useTexts } from '../../useTexts';
import { useMoneyErrorText } from './useMoneyErrorText';

const LONG = { duration: toastDuration.long };

/** Says what became of a press whose page has been left. */
export function useSayElsewhere() {
  const { t } = useTexts();
  const moneyText = useMoneyText();
  const errorText = useMoneyErrorText();
  return {
    done: (news: string) => toast.success(news, LONG),
    refused: (error: ApiError) => toast.error(errorText(error), LONG),
    unknown: (amount: string) =>
      toast.info(t('cashier.checkingElsewhere', { amount: moneyText(amount) }), LONG),
  };
}
