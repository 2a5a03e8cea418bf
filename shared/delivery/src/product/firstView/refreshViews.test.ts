import { integrityOf } from '../../integrity';
import { preloads } from '../../testing/composing';
import { type FilledStore, filledStore, hostBuild, remoteBuild, wholeSite } from '../../testing/fixtures';
import { changeSite } from '../deploy/deploy';
import { refreshesIn } from '../deploy/refreshes';
import { HOST_COMPONENT, HOST_MANIFEST_FILE, REMOTE_MANIFEST_FILE, releaseFolder } from '../discovery/names';
import { liveDocuments } from '../edge/liveDocuments';
import { prune } from '../upkeep/prune';
import { verifyStored } from '../upkeep/verify';
import type { PublicAnswers } from './publicAnswers';
import { refreshViews } from './refreshViews';

const FILE = 'firstView.0123456789.js';
const STRIP = 'mfe_messages./NoticeStrip';
const drawing = (body: string) => Buffer.from(`module.exports = { async draw(slot, page) { ${body} } };`);
const frame = `return '<main id="content"><a href="#content">skip</a>' + ${JSON.stringify([STRIP, 'mfe_games./Jackpot'])}
  .map((slot) => '<div data-slot="' + slot + '">' + (page.drawn.includes(slot) ? '' : '<p>room</p>') + '</div>').join('') + '</main>';`;
const strip = `return '<b class="ui__bar_x mfe-messages__own_y">' + Object.values(page.answers)[0].body + '</b>';`;

/** A build with a file that draws, stated in its manifest. */
function withDrawing(files: Map<string, Buffer>, manifestFile: string, code: Buffer, state: object) {
  const manifest = JSON.parse(files.get(manifestFile)?.toString() ?? '');
  const integrity = integrityOf(code);
  if (manifestFile === HOST_MANIFEST_FILE) Object.assign(manifest, { firstView: { file: FILE, integrity } });
  else Object.assign(manifest.metaData, { firstView: { file: FILE, ...state } });
  Object.assign(manifest.integrity ?? manifest.metaData.integrity, { [FILE]: integrity });
  files.set(FILE, code);
  return files.set(manifestFile, Buffer.from(JSON.stringify(manifest)));
}

let filled: FilledStore;
let news: string | Error;
const asked: string[] = [];
const answers: PublicAnswers = {
  async of(calls) {
    if (news instanceof Error) throw news;
    asked.push(...calls.map(({ path }) => path));
    return Object.fromEntries(calls.map(({ path }) => [`${path}?`, { status: 200, body: news as string }]));
  },
};
const said: string[] = [];
const refresh = () => refreshViews(filled.context, 'aurora', { answers, say: (line) => said.push(line) });

/** Makes a host with a frame live, and messages that draw their strip so. */
async function deployDrawing(messages = strip, host = frame): Promise<void> {
  const { store, context } = filled;
  const drawn = { slots: ['./NoticeStrip'] };
  const remote = remoteBuild('mfe-messages', '2.0.0');
  const release = withDrawing(remote, REMOTE_MANIFEST_FILE, drawing(messages), drawn);
  await store.putFolder(releaseFolder('mfe-messages', '2.0.0'), release);
  const shell = withDrawing(hostBuild('2.0.0'), HOST_MANIFEST_FILE, drawing(host), {});
  await store.putFolder(releaseFolder(HOST_COMPONENT, '2.0.0'), shell);
  const whole = wholeSite('1.0.0');
  const variants = [{ component: 'mfe-messages', release: '2.0.0', traffic: 100, default: true }];
  const remotes = new Map(whole.remotes).set('mfe-messages', variants);
  await changeSite(context, 'aurora', 'deploy', () => ({ ...whole, host: '2.0.0', remotes }));
}

async function home(): Promise<string> {
  const { store, deployments } = filled.context;
  const located = await liveDocuments(store, deployments).locate('aurora', '/m/home');
  return (await store.readFile(located?.file ?? ''))?.toString() ?? '';
}

beforeEach(async () => {
  filled = await filledStore();
  news = 'news';
  said.length = 0;
  asked.length = 0;
});

it('draws the slots of home by their releases, from what the platform says @FD-035', async () => {
  await deployDrawing();
  expect(await home()).not.toContain('id="first-view"');
  expect(await refresh()).toBe('refreshed');
  const html = await home();
  expect(html).toContain(
    `<div data-slot="${STRIP}"><b class="mfe-messages__bar_x mfe-messages__own_y">news</b></div>`,
  );
  expect(html).toContain('<div data-slot="mfe_games./Jackpot"><p>room</p></div>');
  expect(html).toContain('<main id="first-content"><a href="#first-content">skip</a>');
  expect(new Set(asked)).toEqual(new Set(['/wps/relay/news', '/wps/system/status']));
  // Its style sheet is made one of the page by the first script; it is linked once.
  expect(html).toMatch(/<link rel="preload" as="style"[^>]*NoticeStrip[^>]* data-dresses>/);
  expect(html.match(/NoticeStrip\.cc33\.css"/g)).toHaveLength(1);
  expect(preloads(html).some(({ href = '' }) => href.includes('BannerCarousel.cc33.css'))).toBe(true);
  expect(said).toEqual([]);
});

it('keeps what loads the application inert behind the first script, and nothing that dresses the view', async () => {
  await deployDrawing();
  expect(await home()).not.toContain('id="application"');
  await refresh();
  const [before = '', later = ''] = (await home()).split('<template id="application">');
  const [inert = '', after = ''] = later.split('</template>');
  expect(before).toMatch(/<script src="[^"]*\/early\.[^"]*"/);
  expect(before).not.toMatch(/\/main\.[^"]*\.js|rel="preload" as="script"/);
  expect(inert).toMatch(/<script src="[^"]*\/main\.[^"]*" integrity="[^"]+"/);
  expect(inert).toMatch(/rel="preload" as="script"[^>]*remoteEntry/);
  expect(inert).not.toContain('data-dresses');
  expect(after).not.toContain('rel="preload"');
});

it('has its further languages inside, inert, each drawn by itself', async () => {
  await deployDrawing('if (page.language === "en") return "<p>News</p>"; return "<p>ข่าว</p>";');
  await refresh();
  const [own, english, ...others] = (await home()).split('<template data-language="en">');
  expect(own).toContain(`<div data-slot="${STRIP}"><p>ข่าว</p></div>`);
  expect(english).toContain(`<div data-slot="${STRIP}"><p>News</p></div>`);
  expect(others).toEqual([]);
});

it('keeps the skeleton of a slot in the language that it fails in', async () => {
  await deployDrawing('if (page.language === "en") throw new Error("no words"); return "<p>ข่าว</p>";');
  await refresh();
  expect((await home()).split('<template')[1]).toContain(`<div data-slot="${STRIP}"><p>room</p></div>`);
  expect(said).toEqual(['mfe-messages@2.0.0: ./NoticeStrip in en keeps its skeleton, no words']);
});

it('is no deployment, and shows what has changed without one', async () => {
  await deployDrawing();
  const { deployments } = filled.context;
  const before = await deployments.history('aurora');
  await refresh();
  expect(await refresh()).toBe('unchanged');
  news = 'later news';
  expect(await refresh()).toBe('refreshed');
  expect(await home()).toContain('later news');
  expect(await deployments.history('aurora')).toEqual(before);
});

it('leaves the view of before while the platform does not answer', async () => {
  await deployDrawing();
  await refresh();
  news = new Error('no answer');
  await expect(refresh()).rejects.toThrow('no answer');
  expect(await home()).toContain('>news</b>');
});

it.each([
  ['throws', 'throw new Error("broken");', 'broken'],
  ['writes a script', 'return "<script>alert(1)</script>";', 'it has <script>'],
  ['is no text', 'return undefined;', 'it gave no text'],
])('keeps the skeleton of a slot that %s, and says so', async (_what, body, words) => {
  await deployDrawing(body);
  await refresh();
  expect(await home()).toContain('id="first-view"');
  const line = (language: string) =>
    `mfe-messages@2.0.0: ./NoticeStrip in ${language} keeps its skeleton, ${words}`;
  expect(said).toEqual([line('th'), line('en')]);
});

it('keeps the outline where the frame cannot be drawn', async () => {
  await deployDrawing(strip, 'throw new Error("no frame");');
  expect(await refresh()).toBe('none');
  expect(await home()).not.toContain('id="first-view"');
  expect(said[0]).toBe('host-shell@2.0.0: home in th keeps its outline, no frame');
});

it('needs nothing of a host or a remote without one', async () => {
  await changeSite(filled.context, 'aurora', 'deploy', () => wholeSite('1.0.0'));
  expect(await refresh()).toBe('none');
  expect(asked).toEqual([]);
  expect(await refreshesIn(filled.store).newest('aurora')).toBeUndefined();
});

it('ends with its deployment: the next one shows its own documents until it is drawn', async () => {
  await deployDrawing();
  await refresh();
  await changeSite(filled.context, 'aurora', 'deploy', (live) => ({ ...live, host: '1.0.0' }));
  expect(await home()).not.toContain('id="first-view"');
  expect(await refresh()).toBe('none');
});

it('stays whole, and outlives a prune while it may answer', async () => {
  await deployDrawing();
  await refresh();
  news = 'later news';
  await refresh();
  const late = { ...filled.context, now: () => new Date('2027-01-02T03:04:05Z') };
  const { removed } = await prune(late, { olderThanMs: 1, dryRun: false });
  expect(removed.filter(({ folder }) => folder.startsWith('documents/'))).toHaveLength(1);
  expect(await home()).toContain('later news');
  expect((await verifyStored(filled.store)).damages).toEqual([]);
});
