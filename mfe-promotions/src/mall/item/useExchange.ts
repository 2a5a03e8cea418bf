import { hasCode, isUnknownOutcome, moneyMoved, useMoneyMutation } from '@site/api';
import { MAX_ADDRESS_CHARACTERS, type MallItem, mallExchange } from '@site/contracts/areas/mall';
import { lengthOf } from '@site/contracts/areas/validators';
import { fieldErrorText, useErrorText } from '@site/i18n';
import { toast } from '@site/ui/Toast';
import { useState } from 'react';
import { useIsOwner } from '../../useIsOwner';
import { useTexts } from '../../useTexts';
import { refreshMall, showPoints } from '../queries';

/** Exchanges one item. What the platform refuses is said, and points and goods are asked for again in their place. */
export function useExchange(item: MallItem, onGone: () => void) {
  const { t } = useTexts();
  const errorText = useErrorText();
  const [missing, setMissing] = useState(false);
  const isOwner = useIsOwner();
  const call = useMoneyMutation(mallExchange, {
    about: item.id,
    onSuccess: ({ points }) => {
      if (isOwner()) showPoints(points);
    },
    onError: (error) => {
      if (!isOwner()) return;
      // It may be exchanged: the balance tells.
      if (isUnknownOutcome(error, call.isUnknown)) return moneyMoved();
      if (error.fields.address) return;
      toast.error(errorText(error));
      if (hasCode(error, 'not.found')) onGone();
    },
    onSettled: () => void refreshMall(),
  });
  const codes = call.error?.fields.address;
  return {
    isPending: call.isPending,
    /** Nobody knows whether it was exchanged. */
    isUnknown: call.isUnknown,
    /** What was asked is still known, so that asking again moves nothing twice. A reload loses the address with it. */
    canAskAgain: call.unsettled?.request !== undefined,
    askAgain: call.askAgain,
    startAnew: call.reset,
    /** The number of the order. */
    done: call.data?.orderNo,
    addressError: missing ? t('mall.sheet.addressMissing') : codes && fieldErrorText(t, codes),
    press(quantity: number, address: string) {
      const written = address.trim();
      const empty = item.physical && written === '';
      setMissing(empty);
      if (empty || lengthOf(written) > MAX_ADDRESS_CHARACTERS) return false;
      call.mutate({ itemId: item.id, quantity, ...(item.physical && { address: written }) });
      return true;
    },
  };
}
