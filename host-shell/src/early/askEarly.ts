import { DOCUMENT_BLOCKS, type RemoteArms, type WaitingAnswer } from '@site/contracts/federation/documents';
import { CALL_TIME_LIMIT_MS, OPEN_SCOPE } from '@site/contracts/http/endpoint';
import type { FirstCall } from '@site/contracts/http/firstCalls';
import { LANGUAGE_PARAMETERS } from '@site/contracts/values/languages';
import { STORAGE_KEYS } from '@site/contracts/values/storageKeys';
import { placeOf, variantSeed } from '../federation/discovery/place';
import { hasCome, letApplicationCome } from './letApplicationCome';
import { showFirstView } from './showFirstView';
import { attempt, storedItem } from './stored';

/*
 * The document's own first script, of some 2 KB: it shows the first view to whom it fits, sends the calls that the
 * document declares, so that their answers travel beside the host's script instead of after it, preloads the files of
 * this user's releases where users have different ones, and lets the application come once the first view is there.
 * The build makes it by itself: it may import constants and what is as small. It knows no schema: whoever takes an
 * answer parses it.
 */

const languages: Readonly<Record<string, string>> = LANGUAGE_PARAMETERS;

interface Merchant {
  readonly code: string;
  readonly languages: readonly string[];
  readonly defaultLanguage: string;
}

function block<Content>(id: string): Content {
  return JSON.parse(document.getElementById(id)?.textContent ?? 'null') as Content;
}

function sessionToken(): string | undefined {
  // As loadSession: from the one place that `autoLogin` names.
  const text = attempt(() => {
    const persists = localStorage.getItem(STORAGE_KEYS.autoLogin) === '1';
    return (persists ? localStorage : sessionStorage).getItem(STORAGE_KEYS.session);
  });
  return attempt(() => JSON.parse(text ?? 'null')?.token);
}

/** The browser keeps the picture until the page shows it. */
function fetchPicture(body: string, path: readonly (string | number)[]): void {
  const { value } = JSON.parse(body) as { value: unknown };
  const address = path.reduce<unknown>((place, step) => Object(place)[step], value);
  if (typeof address === 'string') Object.assign(new Image(), { fetchPriority: 'high', src: address });
}

/** As the host will choose, and with the address, `crossorigin` and `integrity` of its requests (FD-050). */
function preloadArm({ remote, salt, arms }: RemoteArms, seed: string): void {
  const place = placeOf(seed, remote, salt);
  const arm = arms.find(({ stretches }) => stretches.some(([from, end]) => from <= place && place < end));
  for (const { href, as, integrity } of arm?.files ?? []) {
    const link = document.createElement('link');
    document.head.append(
      Object.assign(link, { rel: 'preload', as, crossOrigin: 'anonymous', integrity, href }),
    );
  }
}

function ask(call: FirstCall, merchant: Merchant, language: string, token: string | undefined): void {
  const values: Readonly<Record<string, string>> = {
    [OPEN_SCOPE.merchant]: merchant.code,
    [OPEN_SCOPE.language]: languages[language] ?? '',
  };
  const query = Object.entries(call.query ?? {}).map(([name, value]) => [name, values[value] ?? `${value}`]);
  const search = new URLSearchParams(query as string[][]);
  search.sort();
  const headers: Record<string, string> = {
    Merchant: merchant.code,
    ModuleId: call.module,
    'Accept-Language': language,
    ...(token && { Authorization: `Bearer ${token}` }),
  };
  const address = `${call.path}?${search}`;
  const answer = fetch(address, { headers, signal: AbortSignal.timeout(CALL_TIME_LIMIT_MS) }).then(
    async (response) => ({
      status: response.status,
      headers: Object.fromEntries(response.headers),
      body: await response.text(),
    }),
  );
  if (call.picture)
    void answer.then(({ body }) => fetchPicture(body, call.picture ?? [])).catch(() => undefined);
  // Whoever takes it sees the failure; an answer that nobody takes may fail unseen.
  answer.catch(() => undefined);
  answers[address] = { headers, answer };
}

const answers: Record<string, WaitingAnswer> = {};
globalThis.siteFirstAnswers = answers;

const merchant = block<Merchant>(DOCUMENT_BLOCKS.merchant);
const chosen = storedItem(STORAGE_KEYS.language);
const language =
  merchant.languages.find((offered) => languages[offered] === chosen) ?? merchant.defaultLanguage;
const token = sessionToken();
const theme = storedItem(STORAGE_KEYS.theme);
if (theme === 'dark' || theme === 'light') document.documentElement.dataset.theme = theme;

/** What this visitor's page needs of the network beside the first view, the calls of the application first. */
function begin(): void {
  for (const call of block<FirstCall[]>(DOCUMENT_BLOCKS.firstCalls)) {
    const isHere = !call.at || call.at === location.pathname + location.search;
    if (isHere && (!call.session || token)) ask(call, merchant, language, token);
  }
  const allArms = block<RemoteArms[] | null>(DOCUMENT_BLOCKS.arms) ?? [];
  if (allArms.length > 0) {
    const seed = variantSeed();
    for (const arms of allArms) preloadArm(arms, seed);
  }
  void letApplicationCome();
}

const shown = showFirstView({ language, signedIn: token !== undefined });
if (shown) void hasCome(shown).then(begin);
else begin();
