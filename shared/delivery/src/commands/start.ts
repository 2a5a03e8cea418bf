import { portsFrom } from '../processes/ports';
import { progressOn, seconds } from '../processes/progress';
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
    site = await startSite({
      root: PROJECT_ROOT,
      data: dataFolder(PROJECT_ROOT, process.env),
      merchants: merchantsFolder(PROJECT_ROOT, process.env),
      ports: portsFrom(process.env),
      progress,
      mirrorUrl: process.env.RELEASES_MIRROR_URL,
      trustedProxies: readTrustedProxies(process.env.EDGE_TRUSTED_PROXIES),
      store: await openStore(process.env, dataFolder(PROJECT_ROOT, process.env).store),
    });
    for (const line of welcome(site)) progress.say(line);
    progress.say(`Site ready in ${seconds(Date.now() - started)}. Ctrl-C ends it.`);
    throw new Refusal(`The site has ended: ${await site.broken}`);
  },
  async () => site?.stop(),
);
