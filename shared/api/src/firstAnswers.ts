import type { WaitingAnswer } from '@site/contracts/federation/documents';

/** What decides the content of an answer (docs/calls.md, "Headers"); `ModuleId` only whether there is one. */
const DECISIVE_HEADERS = ['Merchant', 'Accept-Language', 'Authorization'];

/**
 * The answer to this call that the document has asked for already, for the first who makes the call. A call
 * for another language, merchant or session gets none. Document: contracts/firstCalls.ts.
 */
export function takeFirstAnswer(
  method: string,
  path: string,
  params: unknown,
  headers: Readonly<Record<string, string>>,
): WaitingAnswer['answer'] | undefined {
  const waiting = globalThis.siteFirstAnswers;
  if (method !== 'GET' || !waiting) return undefined;
  const address = `${path}?${sortedQuery(params)}`;
  const found = waiting[address];
  if (!found) return undefined;
  delete waiting[address];
  return DECISIVE_HEADERS.every((name) => found.headers[name] === headers[name]) ? found.answer : undefined;
}

function sortedQuery(params: unknown): URLSearchParams {
  const entries = Object.entries(Object(params)).filter(([, value]) => value !== undefined);
  const search = new URLSearchParams(entries.map(([name, value]) => [name, String(value)]));
  search.sort();
  return search;
}
