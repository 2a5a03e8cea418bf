export { type AnyErrorCode, ApiError, type ApiErrorDetails, hasCode } from './apiError';
export { type CallOptions, call } from './call';
export { renew, signOut, startTrial } from './calls/account';
export { announcementsOptions, useAnnouncements } from './calls/announcements';
export { useCustomerService } from './calls/customerService';
export { type FavouriteChange, useFavouriteIds, useToggleFavourite } from './calls/favourites';
export { useFlag } from './calls/flags';
export { useAccountType, useMemberInfo } from './calls/member';
export { menuOptions, useMenuKey } from './calls/menu';
export { settingsOptions, useSettings } from './calls/merchantSettings';
export { sendPicture } from './calls/pictures';
export { useClosedPlay, useOffers, usePlayState } from './calls/playState';
export { systemStatusOptions, useSystemStatus } from './calls/systemStatus';
export { type UnreadCounts, useUnreadCounts } from './calls/unread';
export { useCurrencySymbol, useMerchantWallet, useWallet } from './calls/wallet';
export { configureApi } from './configure';
export { imageCdn } from './imageCdn';
export { moneyMoved } from './moneyMoved';
export { onNews } from './news/listeners';
export { startNews } from './news/startNews';
export { isUnknownOutcome } from './pressOutcome';
export {
  CATALOGUE_FRESH_MS,
  infiniteOptionsFor,
  queryOptionsFor,
  useApiInfiniteQuery,
  useApiMutation,
  useApiQuery,
} from './queries';
export { queryClient } from './queryClient';
export { endpointKey, queryKeyOf } from './queryKey';
export { refreshAfterLanguageChange } from './refreshAfterLanguageChange';
export { serverNow } from './serverTime';
export { openServiceTab, serviceAddress, serviceLink } from './serviceLink';
export {
  type ApiSettings,
  type MalformedAnswer,
  merchantCode,
  type SessionEnd,
  useMerchant,
} from './settings';
export { THROTTLE_MS, type Throttled, throttle } from './throttle';
export { type OneOfCalls, useMoneyMutation } from './useMoneyMutation';
export { wait } from './wait';
