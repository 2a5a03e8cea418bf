import type { FirstViewAnswer } from '@site/contracts/federation/firstView';
import type { Merchant, SiteLanguage } from '@site/contracts/federation/merchant';
import { OPEN_SCOPE } from '@site/contracts/http/endpoint';
import type { FirstCall } from '@site/contracts/http/firstCalls';
import { LANGUAGE_PARAMETERS } from '@site/contracts/values/languages';

/** A platform that does not answer leaves what there is. */
const TIME_LIMIT_MS = 5_000;

const OK = 200;
const NOT_MODIFIED = 304;

/** Asks a platform for what any guest may know. */
export interface PublicAnswers {
  /**
   * The answers to those calls that need no session, by path and sorted query.
   *
   * @throws Error in one line when the platform does not answer one of them.
   */
  of(
    calls: readonly FirstCall[],
    merchant: Merchant,
    language: SiteLanguage,
  ): Promise<Record<string, FirstViewAnswer>>;
}

/**
 * The public answers of a platform. What was answered before is asked for with its ETag.
 *
 * @param platformUrl Without a path.
 */
export function publicAnswers(platformUrl: string): PublicAnswers {
  const known = new Map<string, { etag: string; answer: FirstViewAnswer }>();

  async function ask(
    { module }: FirstCall,
    address: string,
    merchant: Merchant,
    language: SiteLanguage,
  ): Promise<FirstViewAnswer> {
    const key = `${merchant.code} ${language} ${address}`;
    const before = known.get(key);
    const answer = await fetch(new URL(address, platformUrl), {
      headers: {
        Merchant: merchant.code,
        ModuleId: module,
        'Accept-Language': language,
        ...(before && { 'If-None-Match': before.etag }),
      },
      signal: AbortSignal.timeout(TIME_LIMIT_MS),
    });
    if (before && answer.status === NOT_MODIFIED) return before.answer;
    const body = await answer.text();
    if (answer.status !== OK) throw new Error(`${address} was answered with ${answer.status}`);
    const taken = { status: answer.status, body };
    const etag = answer.headers.get('ETag');
    if (etag) known.set(key, { etag, answer: taken });
    return taken;
  }

  return {
    async of(calls, merchant, language) {
      const addresses = new Map<string, FirstCall>();
      for (const call of calls) if (!call.session) addresses.set(addressOf(call, merchant, language), call);
      const answers = [...addresses].map(
        async ([address, call]) => [address, await ask(call, address, merchant, language)] as const,
      );
      return Object.fromEntries(await Promise.all(answers));
    },
  };
}

/** As the document's first script writes it. */
function addressOf({ path, query = {} }: FirstCall, merchant: Merchant, language: SiteLanguage): string {
  const open: Readonly<Record<string, string>> = {
    [OPEN_SCOPE.merchant]: merchant.code,
    [OPEN_SCOPE.language]: LANGUAGE_PARAMETERS[language],
  };
  const search = new URLSearchParams(
    Object.entries(query).map(([name, value]) => [name, open[value] ?? String(value)]),
  );
  search.sort();
  return `${path}?${search}`;
}
