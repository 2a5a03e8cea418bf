import {
  announcementsOptions,
  endpointKey,
  merchantCode,
  queryClient,
  useAnnouncements,
  useApiMutation,
  useApiQuery,
  useMoneyMutation,
} from '@site/api';
import { announcementsRequest } from '@site/contracts/areas/announcementScreens';
import { type AnnouncementLists, announcements, type Promotion } from '@site/contracts/areas/messages';
import { applyReward, claimReward, joinPromotion } from '@site/contracts/areas/promotions';
import { useIsOwner } from '../useIsOwner';

/** The merchant's promotions and their categories; the member's own status with a session. */
export function usePromotions() {
  return useAnnouncements('promotions');
}

/** One promotion, also one that was taken down: at once as the list had it, then as it is. */
export function usePromotion(id: string) {
  const { queryKey } = announcementsOptions('promotions');
  const lists = queryClient.getQueryData<AnnouncementLists>(queryKey);
  return useApiQuery<typeof announcements, Promotion | undefined>(
    announcements,
    { ...announcementsRequest('promotions', merchantCode()), id },
    {
      // What is read here is pressed on: never an old one without asking.
      staleTime: 0,
      select: ({ promotions }) => promotions.find((promotion) => promotion.id === id),
      ...(lists?.promotions.some((promotion) => promotion.id === id) && {
        initialData: lists,
      }),
    },
  );
}

/** Sign-up and reward belong to the linked promotion where there is one (decision 46). */
export function promotionIdOf({ id, linkedPromotionId }: Promotion): string {
  return linkedPromotionId ?? id;
}

/** How a promotion stands from now on, as the platform answered, wherever it is shown. */
function setStatus(promotionId: string, signUpStatus: string): void {
  queryClient.setQueriesData<AnnouncementLists>(
    { queryKey: endpointKey(announcements) },
    (lists) =>
      lists && {
        ...lists,
        promotions: lists.promotions.map((promotion) =>
          promotionIdOf(promotion) === promotionId ? { ...promotion, signUpStatus } : promotion,
        ),
      },
  );
}

/** Also after a refusal: whoever is refused has seen an old one. */
const refresh = () => queryClient.invalidateQueries({ queryKey: endpointKey(announcements) });

/** Joins a promotion: PENDING where an approval is waited for, else JOINED (PR-008). */
export function useJoin(onJoined: (signUpStatus: string) => void) {
  const isOwner = useIsOwner();
  return useApiMutation(joinPromotion, {
    onSuccess: ({ signUpStatus }, { promotionId }) => {
      if (!isOwner()) return;
      setStatus(promotionId, signUpStatus);
      onJoined(signUpStatus);
    },
    onSettled: refresh,
  });
}

/**
 * Asks for the reward, which is then waited for (PR-014). A press without an answer is asked again under its key, also
 * by another page (decision 124).
 */
export function useClaim(promotionId: string, onClaimed: () => void, onRefused: (error: unknown) => void) {
  const isOwner = useIsOwner();
  return useMoneyMutation(claimReward, {
    about: promotionId,
    onSuccess: ({ signUpStatus }) => {
      if (!isOwner()) return;
      setStatus(promotionId, signUpStatus);
      onClaimed();
    },
    onError: (error) => isOwner() && onRefused(error),
    onSettled: refresh,
  });
}

/** Asks for the reward with pictures and a remark. No general notice of failures: the form shows them. */
export function useApply(onApplied: () => void, onRefused: (error: unknown) => void) {
  const isOwner = useIsOwner();
  return useApiMutation(applyReward, {
    silent: true,
    onSuccess: ({ signUpStatus }, { promotionId }) => {
      if (isOwner()) setStatus(promotionId, signUpStatus);
      onApplied();
    },
    onError: onRefused,
    onSettled: refresh,
  });
}
