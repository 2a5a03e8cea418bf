import { deployRemotes } from '../discovery/remotes';
import { discoveryDocument, discoveryEntry, manifest, manifestUrl } from '../testing';
import { acceptInlinedManifests } from '../trust/manifests';
import { loadModule, loadNamedModule } from './loadModule';
import { discardRemote } from './registration';
import { reloadOnce } from './reloadOnce';
import { federation } from './runtime';

jest.mock('./runtime', () => ({ federation: jest.fn() }));
jest.mock('./reloadOnce');

const page = { default: () => null };
const registerRemotes = jest.fn();
const loadRemote = jest.fn();

beforeEach(() => {
  jest.mocked(federation).mockReturnValue({ registerRemotes, loadRemote, shareScopeMap: {} } as never);
  registerRemotes.mockReset();
  loadRemote.mockReset().mockResolvedValue(page);
  discardRemote('mfe_auth');
  document.head.replaceChildren();
  answers = {};
  globalThis.fetch = async (url) => {
    const answer = answers[String(url)];
    if (!answer) throw new TypeError('Failed to fetch');
    return answer();
  };
  inline(manifest('mfe_auth', '1.0.0'), manifest('mfe_auth', '0.9.0'));
  deployRemotes(new Map([['mfe_auth', [discoveryEntry('mfe_auth', '1.0.0')]]]));
});

afterEach(() => jest.useRealTimers());

const entries = (): string[] => registerRemotes.mock.calls.map(([[{ entry }]]) => entry);
const registeredReleases = () => entries().map((entry) => new URL(entry).pathname.split('/')[2]);

/** By address, what the network returns. */
let answers: Record<string, () => Response | Promise<Response>>;

function withFallback(release: string, fallback: string) {
  const entry = discoveryEntry('mfe_auth', release, { fallbackUrl: manifestUrl('mfe_auth', fallback) });
  const { metadata, extras } = discoveryEntry('mfe_auth', fallback);
  return [{ ...entry, extras: { ...entry.extras, fallback: { ...metadata, contract: extras.contract } } }];
}

it('registers the entry of the release at run time, from the document alone @FD-011', async () => {
  const result = await loadModule('mfe_auth', './LoginPage');
  expect(result).toEqual({ ok: true, module: page, release: '1.0.0', outcome: 'OK', faults: [] });
  expect(loadRemote).toHaveBeenCalledWith('mfe_auth/LoginPage');
  expect(registerRemotes.mock.calls).toEqual([
    [
      [
        {
          name: 'mfe_auth',
          entry: 'https://releases.test/mfe_auth/1.0.0/remoteEntry.js',
          entryGlobalName: 'mfe_auth_1_0_0',
          type: 'var',
        },
      ],
      { force: true },
    ],
  ]);
});

it('starts entry, style sheet and script at once, as the later requests will ask for them @FD-035', async () => {
  await loadModule('mfe_auth', './LoginPage');
  const preloads = [...document.head.querySelectorAll<HTMLLinkElement>('link[rel=preload]')];
  expect(preloads.map(({ href }) => href.split('/').pop())).toEqual([
    'remoteEntry.js',
    'page.css',
    'page.js',
  ]);
  for (const link of preloads) {
    expect(link).toHaveAttribute('crossorigin', 'anonymous');
    expect(link.getAttribute('integrity') ?? link.integrity).toMatch(/^sha384-/);
  }
});

it('tries again, registered anew, before it gives up @FD-028', async () => {
  loadRemote.mockRejectedValueOnce(new Error('broken once')).mockResolvedValue(page);
  expect(await loadModule('mfe_auth', './LoginPage')).toMatchObject({ ok: true });
  expect(registerRemotes).toHaveBeenCalledTimes(2);
});

const refused = (remote: string) =>
  new Error(
    `Version 19.0.0 of shared singleton module react does not satisfy the requirement of ${remote} which needs ^18.0.0)`,
  );

it('tries no release again that needs other versions than the page has @FD-007', async () => {
  loadRemote.mockRejectedValue(refused('mfe_auth'));
  expect(await loadModule('mfe_auth', './LoginPage')).toMatchObject({ ok: false, fault: { class: 'share' } });
  expect(registerRemotes).toHaveBeenCalledTimes(1);
});

it('does not fail with another remote that does, whose copy of a shared module it was given @FD-007 @FD-027', async () => {
  const copy = { from: 'mfe_games', loaded: true };
  const shareScopeMap = { default: { '@site/ui/Tabs': { '1.0.0': copy } as Record<string, typeof copy> } };
  jest.mocked(federation).mockReturnValue({ registerRemotes, loadRemote, shareScopeMap } as never);
  loadRemote.mockImplementation(async () => {
    if (shareScopeMap.default['@site/ui/Tabs']['1.0.0']) throw refused('mfe_games');
    return page;
  });
  expect(await loadModule('mfe_auth', './LoginPage')).toMatchObject({ ok: true, outcome: 'AGAIN' });
});

it('loads the other modules of a remote from the release that has taken the place of a failed one @FD-028', async () => {
  deployRemotes(new Map([['mfe_auth', withFallback('1.0.0', '0.9.0')]]));
  const broken = () => Promise.reject(new Error('broken'));
  loadRemote.mockImplementationOnce(broken).mockImplementationOnce(broken);
  expect(await loadModule('mfe_auth', './LoginPage')).toMatchObject({ ok: true, release: '0.9.0' });
  expect(await loadModule('mfe_auth', './RegisterPage')).toEqual({
    ok: true,
    module: page,
    release: '0.9.0',
    outcome: 'OK',
    faults: [],
  });
  expect(registeredReleases()).toEqual(['1.0.0', '1.0.0', '0.9.0']);
});

it('registers no failed release again over the one in its place @FD-028', async () => {
  deployRemotes(new Map([['mfe_auth', withFallback('1.0.0', '0.9.0')]]));
  let failLate = (_error: Error) => {};
  const late = new Promise<typeof page>((_resolve, reject) => {
    failLate = reject;
  });
  const isCurrent = (release: string) => registeredReleases().at(-1) === release;
  loadRemote.mockImplementation((id) => {
    if (isCurrent('0.9.0')) return Promise.resolve(page);
    return id.endsWith('RegisterPage') ? late : Promise.reject(new Error('broken'));
  });
  const slow = loadModule('mfe_auth', './RegisterPage');
  expect(await loadModule('mfe_auth', './LoginPage')).toMatchObject({ ok: true, release: '0.9.0' });
  failLate(new Error('broken'));
  expect(await slow).toMatchObject({ ok: true, release: '0.9.0' });
  expect(registeredReleases()).toEqual(['1.0.0', '1.0.0', '0.9.0']);
});

it('falls back to the fallback address, then to the default release @FD-028', async () => {
  const fallbackUrl = manifestUrl('mfe_auth', '0.9.0').replace('releases', 'spare');
  inline(manifest('mfe_auth', '1.0.0'), manifest('mfe_auth', '1.1.0'));
  acceptInlinedManifests({ ...inlined, [fallbackUrl]: JSON.stringify(manifest('mfe_auth', '1.1.0')) });
  deployRemotes(
    new Map([
      [
        'mfe_auth',
        [
          discoveryEntry('mfe_auth', '1.1.0', { traffic: 100, default: false, fallbackUrl }),
          discoveryEntry('mfe_auth', '1.0.0', { traffic: 0 }),
        ],
      ],
    ]),
  );
  for (let attempt = 0; attempt < 4; attempt += 1) loadRemote.mockRejectedValueOnce(new Error('broken'));
  expect(await loadModule('mfe_auth', './LoginPage')).toMatchObject({ ok: true, release: '1.0.0' });
  expect(entries().map((entry) => new URL(entry).host + new URL(entry).pathname)).toEqual([
    'releases.test/mfe_auth/1.1.0/remoteEntry.js',
    'releases.test/mfe_auth/1.1.0/remoteEntry.js',
    'spare.test/mfe_auth/0.9.0/remoteEntry.js',
    'spare.test/mfe_auth/0.9.0/remoteEntry.js',
    'releases.test/mfe_auth/1.0.0/remoteEntry.js',
  ]);
});

it.each([
  [0, 'OK', undefined],
  [1, 'AGAIN', 'evaluation'],
  [2, 'FALLBACK', 'evaluation'],
  [4, 'DEFAULT', 'evaluation'],
])('says after %d failed attempts that it took %s @FD-043', async (failures, outcome, firstFault) => {
  inline(...['1.1.0', '1.0.0', '0.9.0'].map((release) => manifest('mfe_auth', release)));
  const [fallen] = withFallback('1.1.0', '0.9.0');
  const arm = {
    ...discoveryEntry('mfe_auth', '1.1.0'),
    ...fallen,
    deployment: { traffic: 100, default: false },
  };
  deployRemotes(new Map([['mfe_auth', [arm, discoveryEntry('mfe_auth', '1.0.0', { traffic: 0 })]]]));
  for (let attempt = 0; attempt < failures; attempt += 1)
    loadRemote.mockRejectedValueOnce(new Error('broken'));
  const result = await loadModule('mfe_auth', './LoginPage');
  expect([result.ok && result.outcome, result.firstFault?.class]).toEqual([outcome, firstFault]);
});

/** What /site.json would say. */
function live(release: string, host = '1.0.0'): void {
  const body = {
    host,
    discovery: discoveryDocument({ 'site/mfe_auth': [discoveryEntry('mfe_auth', release)] }),
  };
  answers['/site.json'] = () => Response.json(body);
}

const entry = new URL('remoteEntry.js', manifestUrl('mfe_auth', '1.0.0')).href;
const gone = () => Promise.reject(new Error(`RUNTIME-008: the entry did not come: "${entry}"`));

it.each([
  ['http', () => new Response('', { status: 404 })],
  ['network', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['integrity', () => new Response('other bytes')],
])('takes what is live by now where the release of the page is gone: %s @FD-028', async (fault, answer) => {
  document.documentElement.dataset.hostRelease = '1.0.0';
  live('0.9.0');
  answers[entry] = answer;
  loadRemote.mockImplementationOnce(gone).mockImplementationOnce(gone);
  expect(await loadModule('mfe_auth', './LoginPage')).toMatchObject({
    ok: true,
    release: '0.9.0',
    outcome: 'DEFAULT',
    faults: [{ class: fault, remote: 'mfe_auth', release: '1.0.0' }],
  });
  expect(reloadOnce).not.toHaveBeenCalled();
});

it('stays with a release whose own code fails, whatever is live @FD-028', async () => {
  live('0.9.0');
  loadRemote.mockRejectedValue(new TypeError('x is not a function'));
  expect(await loadModule('mfe_auth', './LoginPage')).toMatchObject({ ok: false });
  expect(registeredReleases()).toEqual(['1.0.0', '1.0.0']);
});

it('loads the page anew, once, where that does not help and the page is outdated @FD-028', async () => {
  document.documentElement.dataset.hostRelease = '1.0.0';
  loadRemote.mockImplementation(gone);
  live('1.0.0');
  await loadModule('mfe_auth', './LoginPage');
  expect(reloadOnce).not.toHaveBeenCalled();
  live('1.0.0', '2.0.0');
  expect(await loadModule('mfe_auth', './LoginPage')).toMatchObject({
    ok: false,
    fault: { class: 'network' },
  });
  expect(reloadOnce).toHaveBeenCalledTimes(1);
});

it('answers a fault with remote and release, and never rejects @FD-029', async () => {
  loadRemote.mockRejectedValue(new TypeError('x is not a function'));
  expect(await loadModule('mfe_auth', './LoginPage')).toMatchObject({
    ok: false,
    fault: { class: 'evaluation', remote: 'mfe_auth', release: '1.0.0', message: 'x is not a function' },
  });
});

it('gives up a load that hangs, after its time limit on each attempt @FD-027', async () => {
  jest.useFakeTimers();
  loadRemote.mockReturnValue(new Promise(() => {}));
  const loading = loadModule('mfe_auth', './LoginPage');
  await jest.advanceTimersByTimeAsync(20_000);
  expect(await loading).toMatchObject({ ok: false, fault: { class: 'timeout', release: '1.0.0' } });
  expect(registerRemotes).toHaveBeenCalledTimes(2);
});

it.each(['document', 'manifest'])(
  'refuses a release whose %s asks for another contract, before its scripts @FD-016',
  async (where) => {
    const [stated, built] = where === 'document' ? ['^2.0.0', '^1.0.0'] : ['^1.0.0', '^2.0.0'];
    inline(manifest('mfe_auth', '1.0.0', built));
    deployRemotes(new Map([['mfe_auth', [discoveryEntry('mfe_auth', '1.0.0', { contract: stated })]]]));
    expect(await loadModule('mfe_auth', './LoginPage')).toMatchObject({
      ok: false,
      fault: { class: 'contract' },
    });
    expect(registerRemotes).not.toHaveBeenCalled();
    expect(document.head.querySelector('link')).toBeNull();
  },
);

it('answers a fault for a remote that the merchant does not have', async () => {
  expect(await loadNamedModule('mfe_nobody', './Page')).toMatchObject({
    ok: false,
    fault: { class: 'contract', remote: 'mfe_nobody' },
  });
});

it('answers a fault for a module without a default export', async () => {
  loadRemote.mockResolvedValue({});
  expect(await loadModule('mfe_auth', './LoginPage')).toMatchObject({
    ok: false,
    fault: { class: 'contract' },
  });
});

let inlined: Record<string, string>;

function inline(...manifests: ReturnType<typeof manifest>[]): void {
  inlined = Object.fromEntries(
    manifests.map((content) => [
      manifestUrl(content.name, content.metaData.release),
      JSON.stringify(content),
    ]),
  );
  acceptInlinedManifests(inlined);
}
