import { isUnknownOutcome, moneyMoved, queryClient, queryKeyOf, useMoneyMutation } from '@site/api';
import { claimMission, type Mission, missionList } from '@site/contracts/areas/missions';
import { useErrorText } from '@site/i18n';
import { useMoneyText } from '@site/ui/Money';
import { toast } from '@site/ui/Toast';
import { useEffect } from 'react';
import { useIsOwner } from '../../useIsOwner';
import { useTexts } from '../../useTexts';
import { refreshMissions } from '../queries';

/** Shows a mission as it is now where it stands: the order is that of the next visit. */
function replaceMission(claimed: Mission): void {
  queryClient.setQueryData<{ list: Mission[] }>(
    queryKeyOf(missionList, {}),
    (missions) =>
      missions && { list: missions.list.map((each) => (each.id === claimed.id ? claimed : each)) },
  );
}

/** Claims the reward of one mission. What became of it is said wherever the member is by then. */
export function useClaim({ id, state, endsAt = '' }: Mission) {
  const errorText = useErrorText();
  const moneyText = useMoneyText();
  const { t } = useTexts();
  const isOwner = useIsOwner();
  const { mutate, reset, isPending, isUnknown, isSuccess } = useMoneyMutation(claimMission, {
    // A press that was lost in one period is not that of the next.
    about: `${id} ${endsAt}`,
    onSuccess: (claimed) => {
      if (!isOwner()) return;
      replaceMission(claimed);
      toast.success(t('missions.list.inBalance', { amount: moneyText(claimed.reward) }));
    },
    onError: (error) => {
      if (!isOwner()) return;
      // It may be booked: the balance tells.
      if (isUnknownOutcome(error, isUnknown)) return moneyMoved();
      toast.error(errorText(error));
      void refreshMissions();
    },
  });

  // The list has told what became of the press.
  const isSettled = state === 'CLAIMED' && isUnknown && !isPending;
  useEffect(() => {
    if (isSettled) reset();
  }, [isSettled, reset]);

  return { isPending, isUnknown, isSuccess, press: () => mutate({ missionId: id }) };
}
