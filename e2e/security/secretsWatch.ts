import type { Page, Request } from '@playwright/test';

/** Texts by where they were found. */
export type Traces = Readonly<Record<string, readonly string[]>>;

/** Calls in which the site reports on itself. */
const REPORT = /\/wps\/telemetry\//;

/**
 * Collects what a page lets out of itself apart from the calls that are about the secret: addresses, referrers,
 * reports, and the console.
 */
export function watchPage(page: Page): Traces {
  const traces = {
    addresses: [] as string[],
    referrers: [] as string[],
    reports: [] as string[],
    console: [] as string[],
  };
  page.on('request', (request: Request) => {
    traces.addresses.push(request.url());
    const referrer = request.headers().referer;
    if (referrer !== undefined) traces.referrers.push(referrer);
    if (REPORT.test(request.url())) traces.reports.push(request.postData() ?? '');
  });
  page.on('console', (message) => traces.console.push(message.text()));
  page.on('pageerror', (error) => traces.console.push(`${error.message}\n${error.stack ?? ''}`));
  return traces;
}

/** What a page keeps, save the session itself; and its own address and title. */
export const keptBy = (page: Page): Promise<Traces> =>
  page.evaluate(() => {
    const kept = (storage: Storage) =>
      Object.entries(storage).flatMap(([key, value]) =>
        key === 'MC_SESSION_INFO' ? [] : [`${key}=${value}`],
      );
    return {
      localStorage: kept(localStorage),
      sessionStorage: kept(sessionStorage),
      cookies: [document.cookie],
      document: [document.location.href, document.referrer, document.title, JSON.stringify(history.state)],
    };
  });

/** A secret as it is, and as addresses, JSON and base64 write it. */
function spellings(secret: string): string[] {
  const inBase64 = Buffer.from(secret).toString('base64').replace(/=+$/, '');
  return [...new Set([secret, encodeURIComponent(secret), JSON.stringify(secret).slice(1, -1), inBase64])];
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * Digits are a code only where they stand for themselves: four of them are found by chance within a file's hash, an
 * identifier or a fraction. What an address escapes may come right before them.
 */
const patternOf = (text: string) =>
  /^\d+$/.test(text)
    ? new RegExp(`(?:(?<![\\da-z])(?<!\\d\\.)|(?<=%[\\da-f]{2}))${text}(?![\\da-z])`, 'i')
    : new RegExp(escaped(text));

/** Where secrets turn up: `password in console`. */
export function findSecrets(secrets: Readonly<Record<string, string>>, traces: Traces): string[] {
  const found: string[] = [];
  for (const [name, secret] of Object.entries(secrets)) {
    if (secret === '') throw new Error(`there is no ${name} to search for`);
    const patterns = spellings(secret).map(patternOf);
    for (const [place, texts] of Object.entries(traces))
      if (texts.some((text) => patterns.some((pattern) => pattern.test(text))))
        found.push(`${name} in ${place}`);
  }
  return found;
}

/** What stands around each secret that was found, for the message of a test that fails. */
export const aroundSecrets = (secrets: Readonly<Record<string, string>>, traces: Traces): string =>
  Object.values(secrets)
    .flatMap(spellings)
    .flatMap((spelling) => {
      const around = new RegExp(`.{0,60}${patternOf(spelling).source}.{0,20}`, 'gi');
      return Object.values(traces).flatMap((texts) => texts.flatMap((text) => text.match(around) ?? []));
    })
    .join('\n');
