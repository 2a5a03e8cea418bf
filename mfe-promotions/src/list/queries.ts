import { endpointKey, queryClient, useAnnouncements, useApiMutation } from '@site/api';
import { announcements, claimReward, joinPromotion, type Promotion } from '@site/contracts/messages';

/** The merchant's promotions and their categories; the member's own status with a session. */
export function usePromotions() {
  return useAnnouncements('promotions');
}

/** Sign-up and reward belong to the linked promotion where there is one (decisions.md). */
export function promotionIdOf({ id, linkedPromotionId }: Promotion): string {
  return linkedPromotionId ?? id;
}

/** The platform says how things stand after either; the list is asked again. */
const refresh = () => queryClient.invalidateQueries({ queryKey: endpointKey(announcements) });

export function useJoin(onJoined: (signUpStatus: string) => void) {
  return useApiMutation(joinPromotion, {
    onSuccess: ({ signUpStatus }) => onJoined(signUpStatus),
    onSettled: refresh,
  });
}

export function useClaim(onClaimed: () => void) {
  return useApiMutation(claimReward, { onSuccess: onClaimed, onSettled: refresh });
}
