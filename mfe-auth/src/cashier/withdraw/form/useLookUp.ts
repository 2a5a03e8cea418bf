import { serverNow, useApiQuery } from '@site/api';
import { type WithdrawOrder, withdrawReport } from '@site/contracts/areas/withdraw';
import { formatDay, languageParameter } from '@site/i18n';
import { useMoneyText } from '@site/ui/Money';
import { toast, toastDuration } from '@site/ui/Toast';
import { useEffect, useEffectEvent } from 'react';
import { useTexts } from '../../../useTexts';
import { keepOrder } from '../../parts/useWatchedOrder';
import type { WithdrawPress } from './useWithdraw';

const PACE_MS = 4_000;
/** The platform's clock is known to the second. */
const CLOCK_MS = 5_000;
/** No request is on its way for so long: what is not in the records by then was not made. */
const GIVEN_UP_MS = 2 * 60_000;
/** As many as the records give on a page; the newest come first. */
const PAGE_SIZE = 20;

/**
 * Looks for a withdrawal in the records, where it cannot be asked for again: one of that amount since the press. It
 * leads to its order, or back to the form once it is certain that there is none.
 */
export function useLookUp({ unsettled, isPending, reset, show }: WithdrawPress): void {
  const { t } = useTexts();
  const moneyText = useMoneyText();
  const { amount, since = 0, request } = unsettled ?? {};
  const wanted = unsettled !== undefined && request === undefined && !isPending;
  const { data, dataUpdatedAt } = useApiQuery(
    withdrawReport,
    {
      startDate: formatDay(since - CLOCK_MS),
      endDate: formatDay(serverNow()),
      pageNo: 1,
      pageSize: PAGE_SIZE,
      language: languageParameter(),
    },
    { enabled: wanted, refetchInterval: PACE_MS, gcTime: 0, silent: true },
  );
  const settle = useEffectEvent((list: readonly WithdrawOrder[]) => {
    const found = list.find(
      (order) => order.amount === amount && Date.parse(order.createdAt) >= since - CLOCK_MS,
    );
    if (found) {
      keepOrder(withdrawReport, found);
      show(found.orderNo);
      reset();
    } else if (serverNow() - since > GIVEN_UP_MS) {
      reset();
      toast.info(t('withdraw.notMade', { amount: moneyText(amount ?? '') }), {
        duration: toastDuration.long,
      });
    }
  });
  useEffect(() => {
    if (wanted && data && dataUpdatedAt > 0) settle(data.list);
  }, [wanted, data, dataUpdatedAt]);
}
