import { siteCommand } from '../cli/siteCommand';
import { consolePage } from '../console/consolePage';
import { DEFAULT_CONSOLE_PORT } from '../console/startConsole';
import { portFrom, portsFrom, refuseTakenPorts } from '../processes/ports';
import { type Progress, progressOn, seconds } from '../processes/progress';
import { readTrustedProxies } from '../product/edge/trustedProxies';
import { openStore } from '../product/store/openStore';
import { Refusal } from '../refusal';
import { type RunningSite, startSite } from '../site/site';
import { welcome } from '../site/welcome';
import { dataFolder } from '../workspace/dataFolder';
import { merchantsFolder } from '../workspace/localContext';
import { PROJECT_ROOT } from '../workspace/workspace';
import { runCommand } from './runCommand';

let site: RunningSite | undefined;

await runCommand(
  async () => {
    const started = Date.now();
    const progress = progressOn(process.stdout);
    const ports = portsFrom(process.env);
    await refuseTakenPorts({
      ...ports,
      CONSOLE_PORT: portFrom(process.env, 'CONSOLE_PORT', DEFAULT_CONSOLE_PORT),
    });
    const store = await openStore(process.env, dataFolder(PROJECT_ROOT, process.env).store);
    const starting = startSite({
      root: PROJECT_ROOT,
      data: dataFolder(PROJECT_ROOT, process.env),
      merchants: merchantsFolder(PROJECT_ROOT, process.env),
      ports,
      progress,
      mirrorUrl: process.env.RELEASES_MIRROR_URL,
      trustedProxies: readTrustedProxies(process.env.EDGE_TRUSTED_PROXIES),
      store,
    });
    const building = progress.step('Build the console', () => consolePage(store, PROJECT_ROOT));
    [site] = await Promise.all([starting, building]);
    for (const line of welcome(site)) progress.say(line);
    await startConsoleBeside(progress);
    progress.say(`Site ready in ${seconds(Date.now() - started)}. Ctrl-C ends it.`);
    throw new Refusal(`The site has ended: ${await site.broken}`);
  },
  async () => site?.stop(),
);

/** The command of that name, in this process: the console is the same whoever starts it. */
function startConsoleBeside(progress: Progress): Promise<void> {
  return new Promise((resolve, reject) => {
    const out = (text: string) => {
      progress.say(`  ${text.trimEnd()}\n`);
      resolve();
    };
    const error = (text: string) => progress.say(text.trimEnd());
    const environment = { ...process.env, SITE_API: undefined };
    siteCommand(['console'], { root: PROJECT_ROOT, environment, output: { out, error } }).catch(reject);
  });
}
