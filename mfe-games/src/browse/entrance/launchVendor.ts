import { queryClient, queryOptionsFor } from '@site/api';
import { type GameType, gameList, PAGE_SIZE } from '@site/contracts/areas/games';
import { useErrorText } from '@site/i18n';
import { loginRedirect, useLocation, useNavigate } from '@site/router';
import { getSession } from '@site/session';
import { toast } from '@site/ui/Toast';
import { belongsTo, type VendorCategory } from '../../catalogue/vendorCategories';
import { useLaunch } from '../../play/launch/useLaunch';
import { gameListRequest } from '../../requests';
import { useRequestScope } from '../../useRequestScope';
import { useTexts } from '../../useTexts';

/** Categories that are browsed even when they have one provider: slots, fish, poker, bingo (GA-004). */
const ALWAYS_BROWSED: readonly GameType[] = ['RNG', 'FISH', 'PVP', 'BINGO'];

/** Enough to find the provider's own first game among those of its sister categories. */
const FIRST_PAGE = { pageNo: 1, pageSize: PAGE_SIZE.entranceCategory };

/** Whether a press on the category opens its provider straight away (GA-004). */
export function opensAtOnce({ type, vendors }: VendorCategory): boolean {
  return vendors.length === 1 && !ALWAYS_BROWSED.includes(type);
}

/** Opens a provider: the first game of its list, which is its lobby where it has one. */
export function useLaunchVendor() {
  const { t } = useTexts();
  const errorText = useErrorText();
  const navigate = useNavigate();
  const location = useLocation();
  const launch = useLaunch();
  const scope = useRequestScope();
  return async (category: VendorCategory, vendor: string): Promise<void> => {
    if (getSession() === null) {
      await navigate(loginRedirect(location));
      return;
    }
    try {
      const request = gameListRequest({ type: category.type, vendor }, FIRST_PAGE.pageSize, scope);
      const { games } = await queryClient.fetchQuery(
        queryOptionsFor(gameList, { ...request, pageNo: FIRST_PAGE.pageNo }),
      );
      const lobby = games.find((game) => belongsTo(game, category));
      if (lobby) launch(lobby, 'vendor');
      else toast.info(t('entrance.vendorClosed'));
    } catch (error) {
      toast.error(errorText(error));
    }
  };
}
