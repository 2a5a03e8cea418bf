import path from 'node:path';
import { LOOPBACK, portFrom, portsFrom, refuseTakenPorts } from '../processes/ports';
import { progressOn } from '../processes/progress';
import { isRemoteComponent, remoteOf } from '../product/discovery/names';
import { openStore } from '../product/store/openStore';
import { Refusal } from '../refusal';
import { developmentDocuments } from '../site/developmentDocuments';
import { answering, type RunningDevServer, startDevServer } from '../site/devServer';
import { type RunningSite, startSite } from '../site/site';
import { welcome } from '../site/welcome';
import { dataFolder } from '../workspace/dataFolder';
import { merchantsFolder } from '../workspace/localContext';
import { PROJECT_ROOT, releasable, workspaces } from '../workspace/workspace';
import { runCommand } from './runCommand';

const DEFAULT_DEV_PORT = 8300;
const DEFAULT_UI_PORT = 8085;
const SHOWCASE = 'ui';

const progress = progressOn(process.stdout);
let site: RunningSite | undefined;
let server: RunningDevServer | undefined;

await runCommand(
  () => {
    const [what = ''] = process.argv.slice(2);
    return what === SHOWCASE ? serveShowcase() : developRemote(what);
  },
  async () => {
    await Promise.all([site?.stop(), server?.stop()]);
  },
);

/** One remote from source inside the composed site, the others as released (FD-037). */
async function developRemote(component: string): Promise<number> {
  const remotes = releasable(await workspaces(PROJECT_ROOT))
    .map(({ folder }) => folder)
    .filter(isRemoteComponent);
  if (!remotes.includes(component)) {
    throw new Refusal(`Say what to work on: npm run dev -- ${[...remotes, SHOWCASE].join(' | ')}.`);
  }
  const port = portFrom(process.env, 'DEV_PORT', DEFAULT_DEV_PORT);
  const ports = portsFrom(process.env);
  await refuseTakenPorts({ ...ports, DEV_PORT: port });
  const url = `http://${LOOPBACK}:${port}`;
  // Beside the site's start, which has its own compilations to do.
  server = startDevServer({
    folder: path.join(PROJECT_ROOT, component),
    config: 'webpack.config.mjs',
    env: { PORT: String(port), SITE_SKIP_TYPES: '1' },
  });
  const ended = server.ended.then((words) => Promise.reject(new Refusal(`The site has ended: ${words}`)));
  const compiled = progress.step(`Compile ${component}`, () => Promise.race([answering(url), ended]));
  // Told of below, when there is a site to end.
  compiled.catch(() => undefined);
  site = await startSite({
    root: PROJECT_ROOT,
    data: dataFolder(PROJECT_ROOT, process.env),
    merchants: merchantsFolder(PROJECT_ROOT, process.env),
    ports,
    progress,
    mirrorUrl: process.env.RELEASES_MIRROR_URL,
    store: await openStore(process.env, dataFolder(PROJECT_ROOT, process.env).store),
    developed: component,
    documents: (context) => developmentDocuments(context, { component, url }),
  });
  await compiled;
  for (const line of welcome(site)) progress.say(line);
  if (!site.merchants.some(({ remotes }) => remotes.includes(remoteOf(component)))) {
    progress.say(
      `No merchant.json names ${remoteOf(component)} under "remotes": it shows only where it was deployed in the place of another.`,
    );
  }
  progress.say(`Site ready, with ${component} from source: an edit shows by itself. Ctrl-C ends it.`);
  if (site.later.length > 0) {
    progress.say(
      `Still to come: ${site.later.join(', ')}. Each is built and joins the site by itself; load the page again then.`,
    );
  }
  const ending = Promise.race([site.broken, server.ended]);
  throw new Refusal(
    `The site has ended: ${await Promise.race([ending, site.joinLater().then(() => ending)])}`,
  );
}

/** The page that shows every component of shared/ui. */
async function serveShowcase(): Promise<number> {
  const port = portFrom(process.env, 'UI_PORT', DEFAULT_UI_PORT);
  await refuseTakenPorts({ UI_PORT: port });
  server = startDevServer({
    folder: path.join(PROJECT_ROOT, 'shared/ui'),
    config: 'showcase/webpack.config.mjs',
    env: { UI_PORT: String(port) },
  });
  progress.say(`The components: http://localhost:${port}. Ctrl-C ends it.`);
  throw new Refusal(`The page has ended: ${await server.ended}`);
}
