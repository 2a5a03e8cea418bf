import { hasCode, isUnknownOutcome, moneyMoved, serverNow, useMoneyMutation } from '@site/api';
import { type Reward, takeReward } from '@site/contracts/areas/rewards';
import { useErrorText } from '@site/i18n';
import { useMoneyText } from '@site/ui/Money';
import { toast } from '@site/ui/Toast';
import { useIsOwner } from '../../useIsOwner';
import { useTexts } from '../../useTexts';
import { refreshRewards } from '../queries';
import type { ReadyRow } from './usePressedRewards';

interface Steps {
  /** It is on its way, or taken: the row stays. */
  onHold: (row: ReadyRow) => void;
  /** It was not taken, and may be another one by now. */
  onRefused: (id: string) => void;
}

/** Takes one reward. What became of it is said wherever the member is by then. */
export function useTake(reward: Reward, { onHold, onRefused }: Steps) {
  const { t } = useTexts();
  const errorText = useErrorText();
  const moneyText = useMoneyText();
  const isOwner = useIsOwner();
  const call = useMoneyMutation(takeReward, {
    about: reward.id,
    onSuccess: ({ reward: taken, sumBalance }) => {
      if (!isOwner()) return;
      onHold({ reward: taken, balance: sumBalance });
      if (taken.amount !== undefined)
        toast.success(t('rewards.inBalance', { amount: moneyText(taken.amount) }));
    },
    onError: (error) => {
      if (!isOwner()) return;
      // It may be booked: balance and lists tell, in every tab.
      if (isUnknownOutcome(error, call.isUnknown)) return moneyMoved();
      onRefused(reward.id);
      void refreshRewards();
      toast.error(hasEnded(reward) && isGone(error) ? t('rewards.hasEnded') : errorText(error));
    },
  });
  return {
    isPending: call.isPending,
    /** Nobody knows whether it was taken; pressing again asks under the same key. */
    isUnknown: call.isUnknown,
    isSuccess: call.isSuccess,
    press: () => {
      onHold({ reward });
      call.mutate({ rewardId: reward.id });
    },
  };
}

const isGone = (error: Parameters<typeof hasCode>[0]) => hasCode(error, 'reward.not.claimable');

const hasEnded = ({ expiresAt }: Reward) =>
  expiresAt !== undefined && new Date(expiresAt).getTime() <= serverNow();
