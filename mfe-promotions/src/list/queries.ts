import { announcementsOptions, endpointKey, queryClient, useAnnouncements, useApiMutation } from '@site/api';
import { type AnnouncementLists, announcements, type Promotion } from '@site/contracts/areas/messages';
import { claimReward, joinPromotion } from '@site/contracts/areas/promotions';

/** The merchant's promotions and their categories; the member's own status with a session. */
export function usePromotions() {
  return useAnnouncements('promotions');
}

/** Sign-up and reward belong to the linked promotion where there is one (decision 46). */
export function promotionIdOf({ id, linkedPromotionId }: Promotion): string {
  return linkedPromotionId ?? id;
}

/** How a promotion stands from now on, as the platform answered. */
function setStatus(promotionId: string, signUpStatus: string): void {
  queryClient.setQueryData<AnnouncementLists>(
    announcementsOptions('promotions').queryKey,
    (lists) =>
      lists && {
        ...lists,
        promotions: lists.promotions.map((promotion) =>
          promotionIdOf(promotion) === promotionId ? { ...promotion, signUpStatus } : promotion,
        ),
      },
  );
}

/** Also after a refusal: whoever is refused has seen an old list. */
const refresh = () => queryClient.invalidateQueries({ queryKey: endpointKey(announcements) });

/** Joins a promotion: PENDING where an approval is waited for, else JOINED (PR-008). */
export function useJoin(onJoined: (signUpStatus: string) => void) {
  return useApiMutation(joinPromotion, {
    onSuccess: ({ signUpStatus }, { promotionId }) => {
      setStatus(promotionId, signUpStatus);
      onJoined(signUpStatus);
    },
    onSettled: refresh,
  });
}

/** Asks for the reward, which is then waited for (PR-014). */
export function useClaim(onClaimed: () => void) {
  return useApiMutation(claimReward, {
    onSuccess: ({ signUpStatus }, { promotionId }) => {
      setStatus(promotionId, signUpStatus);
      onClaimed();
    },
    onSettled: refresh,
  });
}
