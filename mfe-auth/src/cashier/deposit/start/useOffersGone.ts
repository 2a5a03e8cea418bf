import { type ApiError, hasCode } from '@site/api';
import { useErrorText } from '@site/i18n';
import { toast, toastDuration } from '@site/ui/Toast';
import { useEffect, useEffectEvent } from 'react';
import { refreshOffers } from '../queries';

/** Whether a way to pay or a promotion is not to be had any more. */
export const isOfferGone = (error: unknown): boolean =>
  hasCode(error, 'deposit.method.unavailable', 'deposit.promo.unavailable', 'deposit.credit.refused');

/** Says that something on offer has ended, and fetches what is left of it; what is typed stays. */
export function useOffersGone(error: ApiError | null): void {
  const errorText = useErrorText();
  const say = useEffectEvent((gone: ApiError) =>
    toast.error(errorText(gone), { duration: toastDuration.long }),
  );
  useEffect(() => {
    if (!error || !isOfferGone(error)) return;
    say(error);
    refreshOffers();
  }, [error]);
}
