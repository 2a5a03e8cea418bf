import type { Endpoint, RequestOf } from '@site/contracts/endpoint';

/** Key of every answer of a call, whatever was asked: for invalidating. */
export function endpointKey(endpoint: Endpoint) {
  return [endpoint.path] as const;
}

/** Key of one answer. */
export function queryKeyOf<E extends Endpoint>(endpoint: E, request: RequestOf<E>) {
  return [endpoint.path, request] as const;
}
