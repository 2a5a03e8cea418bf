import type { Endpoint, RequestOf } from '@site/contracts/http/endpoint';

/** Key of every answer of a call, whatever was asked: for invalidating. */
export function endpointKey(endpoint: Pick<Endpoint, 'path'>) {
  return [endpoint.path] as const;
}

/** Key of one answer. */
export function queryKeyOf<E extends Endpoint>(endpoint: E, request: RequestOf<E>) {
  return [endpoint.path, withoutLanguage(request)] as const;
}

/** Key of an endless list. */
export function pagesKeyOf(endpoint: Endpoint, request: unknown) {
  return [endpoint.path, 'pages', withoutLanguage(request)] as const;
}

const LANGUAGE_FIELDS = ['language', 'lang'];

/**
 * A request apart from its language. An answer in another language takes the place of the one on screen when
 * it is there (`refreshAfterLanguageChange`); with the language in its key it would be fetched beside that
 * refresh as well, and the screen would be empty until then.
 */
function withoutLanguage(request: unknown): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    Object.entries(request ?? {}).filter(([field]) => !LANGUAGE_FIELDS.includes(field)),
  );
}
