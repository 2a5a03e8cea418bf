import { type ApiError, hasCode, useApiMutation } from '@site/api';
import { type Limit, setLimit } from '@site/contracts/areas/care';
import { useErrorText } from '@site/i18n';
import { toast, toastDuration } from '@site/ui/Toast';
import type { Opening } from '@site/ui/useSheet';
import { momentText } from '../../../cashier/parts/momentText';
import { useTexts } from '../../../useTexts';
import { keepLimit } from '../../parts/queries';
import type { Place } from '../places';
import { useLimitTexts } from '../useLimitTexts';

/** Sets a limit, or asks to raise or remove it, and says what holds now. */
export function useSetLimit(place: Place, sheet: Opening) {
  const { t } = useTexts();
  const errorText = useErrorText();
  const { nameOf, amountOf } = useLimitTexts();
  const name = nameOf(place);

  const newsOf = ({ value, pending }: Limit): string => {
    if (!pending)
      return value === undefined
        ? t('limits.removed', { name })
        : t('limits.saved', { name, value: amountOf(place, value) });
    const when = momentText(pending.confirmFrom);
    return pending.value === undefined
      ? t('limits.askedNone', { name, when })
      : t('limits.asked', { name, value: amountOf(place, pending.value), when });
  };
  const isRefusedValue = (error: ApiError | null) => hasCode(error, 'limit.value.invalid');

  const set = useApiMutation(setLimit, {
    silent: true,
    onSuccess: (limit) => {
      keepLimit(limit);
      toast.success(newsOf(limit), { duration: toastDuration.long });
      sheet.close();
    },
    onError: (error) => {
      if (isRefusedValue(error) && sheet.isOpen()) return;
      toast.error(errorText(error), { duration: toastDuration.long });
    },
  });
  const { kind, period } = place;
  return {
    /** Without a value it asks for none. */
    save: (value: string | undefined) => {
      // The second half of a double tap may come after the answer to the first.
      if (sheet.isOpen())
        set.mutate({ kind, ...(period && { period }), ...(value !== undefined && { value }) });
    },
    sending: set.isPending,
    refused: isRefusedValue(set.error) ? errorText(set.error) : undefined,
    /** What is typed now has not been refused. */
    forget: () => {
      if (set.error) set.reset();
    },
  };
}
