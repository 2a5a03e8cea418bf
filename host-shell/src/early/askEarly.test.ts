import type { RemoteArms } from '@site/contracts/federation/documents';
import type { FirstCall } from '@site/contracts/http/firstCalls';
import { chooseVariant } from '../federation/discovery/variant';
import { discoveryEntry } from '../federation/testing';

const merchant = { code: 'aurora', languages: ['th', 'en'], defaultLanguage: 'th' };
const asked: { url: string; headers: Record<string, string> }[] = [];

function block(id: string, content: unknown): void {
  const element = document.createElement('script');
  element.type = 'application/json';
  element.id = id;
  element.textContent = JSON.stringify(content);
  document.body.append(element);
}

/** Runs the script anew on a document with these calls. */
async function open(calls: FirstCall[], body = '{"success":true,"value":{}}', arms?: RemoteArms[]) {
  document.body.replaceChildren();
  asked.length = 0;
  block('merchant', merchant);
  block('first-calls', calls);
  if (arms) block('arms', arms);
  window.fetch = jest.fn(async (url, init) => {
    asked.push({ url: String(url), headers: init?.headers as Record<string, string> });
    return new Response(body, { headers: { 'x-request-id': 'r1' } });
  });
  await jest.isolateModulesAsync(async () => {
    await import('./askEarly');
  });
}

const list: FirstCall = {
  path: '/wps/relay/GCSGAME_hotGamesV2',
  module: 'COMM3',
  query: { platform: 'html5', merchantCode: '{merchant}', language: '{language}' },
};
const wallet: FirstCall = { path: '/wps/wallets/gcs', module: 'COMM3', session: true };

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

it('asks what the document declares, for its merchant and the default language', async () => {
  await open([list]);
  expect(asked).toEqual([
    {
      url: '/wps/relay/GCSGAME_hotGamesV2?language=TH&merchantCode=aurora&platform=html5',
      headers: { Merchant: 'aurora', ModuleId: 'COMM3', 'Accept-Language': 'th' },
    },
  ]);
  const waiting = globalThis.siteFirstAnswers?.[asked[0]?.url ?? ''];
  await expect(waiting?.answer).resolves.toMatchObject({ status: 200, headers: { 'x-request-id': 'r1' } });
});

it('asks in the language that was chosen, if the merchant offers it', async () => {
  localStorage.setItem('language', 'EN');
  await open([list]);
  expect(asked[0]?.url).toContain('language=EN');
  localStorage.setItem('language', 'CN');
  await open([list]);
  expect(asked[0]?.url).toContain('language=TH');
});

it('asks what belongs to a session only with one, and with its token', async () => {
  await open([wallet]);
  expect(asked).toEqual([]);
  sessionStorage.setItem('MC_SESSION_INFO', JSON.stringify({ token: 'a-token' }));
  await open([wallet]);
  expect(asked[0]?.headers.Authorization).toBe('Bearer a-token');
});

it('asks what belongs to one address at that alone', async () => {
  const first: FirstCall = { ...list, at: '/m/gameList' };
  const askedAt = async (address: string) => {
    window.history.replaceState(null, '', address);
    await open([first]);
    window.history.replaceState(null, '', '/');
    return asked.length;
  };
  expect(await askedAt('/m/gameList')).toBe(1);
  expect(await askedAt('/m/gameList?gameType=LIVE')).toBe(0);
  expect(await askedAt('/m/live')).toBe(0);
});

it('reads the session from the place that the site will read it from', async () => {
  localStorage.setItem('MC_SESSION_INFO', JSON.stringify({ token: 'kept' }));
  await open([wallet]);
  expect(asked).toEqual([]);
  localStorage.setItem('autoLogin', '1');
  sessionStorage.setItem('MC_SESSION_INFO', JSON.stringify({ token: 'stale' }));
  await open([wallet]);
  expect(asked[0]?.headers.Authorization).toBe('Bearer kept');
});

it('survives a stored session that is none', async () => {
  localStorage.setItem('MC_SESSION_INFO', '{not json');
  await open([list, wallet]);
  expect(asked).toHaveLength(1);
});

it('fetches the picture that the page waits for', async () => {
  const pictures: string[] = [];
  jest
    .spyOn(HTMLImageElement.prototype, 'src', 'set')
    .mockImplementation((address) => pictures.push(address));
  const banners = { success: true, value: { banners: [{ url: '/cdn/scenes/aurora/reef.svg' }] } };
  await open([{ ...list, picture: ['banners', 0, 'url'] }], JSON.stringify(banners));
  await Promise.all(Object.values(globalThis.siteFirstAnswers ?? {}).map(({ answer }) => answer));
  expect(pictures).toEqual(['/cdn/scenes/aurora/reef.svg']);
});

describe('of a remote with shares', () => {
  const arm = (release: string, from: number, end: number): RemoteArms['arms'][number] => ({
    stretches: [[from, end]],
    files: (['script', 'style'] as const).map((as) => ({
      as,
      href: `https://releases.test/mfe-games/${release}/page.${as}`,
      integrity: `sha384-${release}`,
    })),
  });
  const arms: RemoteArms = {
    remote: 'mfe_games',
    salt: 'abc',
    arms: [arm('1.0.0', 0, 50), arm('1.1.0', 50, 100)],
  };
  const entries = [
    discoveryEntry('mfe_games', '1.0.0', { traffic: 50 }),
    discoveryEntry('mfe_games', '1.1.0', { traffic: 50, default: false }),
  ].map((entry) => ({ ...entry, deployment: { ...entry.deployment, salt: 'abc' } }));

  it.each(Array.from({ length: 8 }, (_, user) => `seed-${user}`))(
    'preloads what the host will load for %s, as it will ask for it @FD-050',
    async (seed) => {
      document.head.replaceChildren();
      localStorage.setItem('site.variant', seed);
      await open([], undefined, [arms]);
      const release = chooseVariant('mfe_games', entries, seed)?.metadata.version ?? '';
      const links = [...document.head.querySelectorAll('link')];
      expect(links.map((link) => [link.href, link.as, link.crossOrigin, link.integrity])).toEqual(
        ['script', 'style'].map((as) => [
          `https://releases.test/mfe-games/${release}/page.${as}`,
          as,
          'anonymous',
          `sha384-${release}`,
        ]),
      );
      expect(links.map(({ rel }) => rel)).toEqual(['preload', 'preload']);
    },
  );

  it('leaves a browser without shares as it was', async () => {
    await open([list]);
    expect(localStorage.getItem('site.variant')).toBeNull();
  });
});

it('leaves a failure to whoever takes the answer', async () => {
  await open([]);
  window.fetch = jest.fn(async () => Promise.reject(new TypeError('Failed to fetch')));
  block('late', {});
  document.getElementById('first-calls')?.remove();
  block('first-calls', [list]);
  await jest.isolateModulesAsync(async () => {
    await import('./askEarly');
  });
  const [waiting] = Object.values(globalThis.siteFirstAnswers ?? {});
  await expect(waiting?.answer).rejects.toThrow('Failed to fetch');
});
