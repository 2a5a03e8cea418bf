export { type AnyErrorCode, ApiError, type ApiErrorDetails, hasCode } from './apiError';
export { type CallOptions, call } from './call';
export { configureApi } from './configure';
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
export type { ApiSettings, SessionEnd } from './settings';
