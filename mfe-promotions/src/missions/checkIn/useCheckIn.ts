import { isUnknownOutcome, moneyMoved, queryClient, queryKeyOf, useMoneyMutation } from '@site/api';
import { type SignInCalendar, signInCalendar, signInToday } from '@site/contracts/areas/missions';
import { useErrorText } from '@site/i18n';
import { useMoneyText } from '@site/ui/Money';
import { toast } from '@site/ui/Toast';
import { useEffect } from 'react';
import { isNothing } from '../../isNothing';
import { useIsOwner } from '../../useIsOwner';
import { useTexts } from '../../useTexts';
import { refreshCalendars } from '../queries';
import { todayIn } from './today';

/** Checks in for the day of this calendar. What became of it is said wherever the member is by then. */
export function useCheckIn({ today, signedToday }: SignInCalendar) {
  const { t } = useTexts();
  const errorText = useErrorText();
  const moneyText = useMoneyText();
  const isOwner = useIsOwner();
  const { mutate, reset, isPending, isUnknown, isSuccess } = useMoneyMutation(signInToday, {
    // A press that was lost yesterday is not today's.
    about: today,
    onSuccess: (calendar) => {
      if (!isOwner()) return;
      queryClient.setQueryData(queryKeyOf(signInCalendar, {}), calendar);
      const brought = todayIn(calendar);
      toast.success(
        brought === undefined || isNothing(brought.reward)
          ? t('missions.checkIn.toldFree')
          : t('missions.checkIn.told', { amount: moneyText(brought.reward) }),
      );
    },
    onError: (error) => {
      if (!isOwner()) return;
      // It may be booked: the balance tells.
      if (isUnknownOutcome(error, isUnknown)) return moneyMoved();
      toast.error(errorText(error));
    },
    onSettled: () => void refreshCalendars(),
  });

  // The calendar has told what became of the press.
  const isSettled = signedToday && isUnknown && !isPending;
  useEffect(() => {
    if (isSettled) reset();
  }, [isSettled, reset]);

  return { isPending, isUnknown, isSuccess, press: () => mutate({}) };
}
