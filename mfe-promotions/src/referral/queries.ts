import { useApiInfiniteQuery, useApiQuery } from '@site/api';
import { FRIENDS_PAGE_SIZE, referralInfo, referralRecords } from '@site/contracts/areas/referral';
import { parameterOf, useLanguage } from '@site/i18n';
import { endlessRecords } from '@site/ui/records';

/** The member's own code and link, and what came of them. */
export const useReferral = () => useApiQuery(referralInfo, { language: parameterOf(useLanguage()) });

/** Friends, page by page, the newest first. */
export const useFriends = () =>
  endlessRecords(useApiInfiniteQuery(referralRecords, { pageSize: FRIENDS_PAGE_SIZE }), ({ id }) => id);
