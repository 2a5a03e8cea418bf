import type { FirstCall, WaitingAnswer } from '@site/contracts/firstCalls';

/*
 * The document's own first script, a few hundred bytes: it sends the calls that the document declares, so
 * that their answers travel beside the host's script instead of after it. The build makes it by itself, so
 * nothing that runs may be imported. It knows no schema: whoever takes an answer parses it.
 */

/** As the API client: longest wait for an answer, in ms (docs/calls.md, "Time limits"). */
const TIME_LIMIT_MS = 10_000;

/** How the language in use is written in a query, by how a browser writes it. */
const LANGUAGES: Readonly<Record<string, string>> = { th: 'TH', en: 'EN', id: 'ID' };

interface Merchant {
  readonly code: string;
  readonly languages: readonly string[];
  readonly defaultLanguage: string;
}

function block<Content>(id: string): Content {
  return JSON.parse(document.getElementById(id)?.textContent ?? 'null') as Content;
}

/** Storage can be switched off, and what is in it can be anything. */
function stored(read: () => string | null): string | undefined {
  try {
    return read() ?? undefined;
  } catch {
    return undefined;
  }
}

function sessionToken(): string | undefined {
  const text = stored(
    () => localStorage.getItem('MC_SESSION_INFO') ?? sessionStorage.getItem('MC_SESSION_INFO'),
  );
  try {
    return text && (JSON.parse(text) as { token?: string }).token;
  } catch {
    return undefined;
  }
}

/** The browser keeps the picture until the page shows it. */
function fetchPicture(body: string, path: readonly (string | number)[]): void {
  const { value } = JSON.parse(body) as { value: unknown };
  const address = path.reduce<unknown>((place, step) => Object(place)[step], value);
  if (typeof address === 'string') Object.assign(new Image(), { fetchPriority: 'high', src: address });
}

function ask(call: FirstCall, merchant: Merchant, language: string, token: string | undefined): void {
  const values: Readonly<Record<string, string>> = {
    '{merchant}': merchant.code,
    '{language}': LANGUAGES[language] ?? '',
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
  const answer = fetch(address, { headers, signal: AbortSignal.timeout(TIME_LIMIT_MS) }).then(
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
window.siteFirstAnswers = answers;

const merchant = block<Merchant>('merchant');
const chosen = stored(() => localStorage.getItem('language'));
const language =
  merchant.languages.find((offered) => LANGUAGES[offered] === chosen) ?? merchant.defaultLanguage;
const token = sessionToken();
for (const call of block<FirstCall[]>('first-calls')) {
  if (!call.session || token) ask(call, merchant, language, token);
}
