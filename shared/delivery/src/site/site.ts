import type { Merchant } from '@site/contracts/federation/merchant';
import { tellReleases } from '../health/tellReleases';
import { LOOPBACK, type Ports, refuseTakenPorts } from '../processes/ports';
import type { Progress } from '../processes/progress';
import { stopAll } from '../processes/run';
import type { DeliveryContext } from '../product/deploy/deploy';
import { readMerchants } from '../product/discovery/merchants';
import { edge } from '../product/edge/edge';
import { type DocumentSource, liveDocuments } from '../product/edge/liveDocuments';
import { releasesOrigin } from '../product/edge/releasesOrigin';
import type { Store } from '../product/store/Store';
import { claim, type DataFolder } from '../workspace/dataFolder';
import { makeHealthToken } from '../workspace/healthToken';
import { localContext, policyFolder } from '../workspace/localContext';
import { makeReleaseSecret } from '../workspace/releaseSecret';
import { deployAll, lastRelease, releaseAll, releaseCalmly, type Sources } from './bringUpToDate';
import { startGuarding } from './guarding';
import { keepFresh } from './keepFresh';
import { joinInTurn, laterReleases } from './laterReleases';
import { startPlatform } from './platform';
import { listen } from './servers';

export interface SiteOptions {
  /** The project's folder. */
  readonly root: string;
  readonly data: DataFolder;
  /** The folder of the white labels. */
  readonly merchants: string;
  readonly ports: Ports;
  readonly progress: Progress;
  /** Where browsers find the releases when the site's own origin of them fails. */
  readonly mirrorUrl?: string | undefined;
  /** Addresses and networks of the proxies before this site's edge. */
  readonly trustedProxies?: readonly string[];
  /** Where releases are kept; without it a folder of the site's data. */
  readonly store?: Store | undefined;
  /** A component that is served from source, and has to be in no release. */
  readonly developed?: string;
  /** Replaces the live documents, for development. */
  readonly documents?: (context: DeliveryContext) => DocumentSource;
}

export interface RunningSite {
  readonly merchants: readonly Merchant[];
  readonly releasesUrl: string;
  readonly platformUrl: string;
  /** Remotes that have to be built and are not in the site yet; none where all are released as they are. */
  readonly later: readonly string[];
  /** Builds these one after the other, and lets each into the site. Settles when all are there. */
  joinLater(): Promise<void>;
  /** Settles when the site can no longer work, with the reason in one line. */
  readonly broken: Promise<string>;
  /** Address of a merchant's site under one of its host names. */
  address(host: string): string;
  stop(): Promise<void>;
}

/**
 * Runs the whole site on this machine: builds and deploys what changed, starts the platform beside it, then
 * serves releases and documents. Several can run at once, each with its own ports and data folder.
 *
 * @throws Refusal with one line when a port is taken, a build fails or the platform cannot start; nothing of
 *   the site runs then.
 */
export async function startSite({
  root,
  data,
  merchants: whiteLabels,
  ports,
  progress,
  mirrorUrl,
  trustedProxies,
  store,
  developed,
  documents,
}: SiteOptions): Promise<RunningSite> {
  await refuseTakenPorts(ports);
  const cleanups = [await claim(data)];
  const stop = async () => {
    while (cleanups.length > 0) await cleanups.pop()?.();
  };
  try {
    const releasesUrl = `http://localhost:${ports.RELEASES_PORT}`;
    const platformUrl = `http://${LOOPBACK}:${ports.PLATFORM_PORT}`;
    const context = {
      ...localContext(whiteLabels, data, releasesUrl, mirrorUrl, store),
      sandboxOrigin: `http://localhost:${ports.PLATFORM_PORT}`,
      policyFolder: policyFolder(root, process.env),
      warn: progress.say,
    };
    const releaseSecret = process.env.RELEASE_SECRET || (await makeReleaseSecret(data));
    const healthToken = process.env.HEALTH_TOKEN || (await makeHealthToken(data));
    const merchants = (await readMerchants(context.merchantsFolder)).map(({ merchant }) => merchant);

    const starting = progress.step('Start the platform', () =>
      startPlatform({ root, data, port: ports.PLATFORM_PORT, releaseSecret, healthToken, merchants }).then(
        (platform) => {
          cleanups.push(platform.stop);
          return platform;
        },
      ),
    );
    const deploy = (sources: Sources) =>
      progress.step('Deploy to every merchant', () =>
        deployAll(context, data, sources, platformUrl, (line) => progress.say(line)),
      );
    const tell = () =>
      Promise.all(
        merchants.map(({ code }) =>
          tellReleases({ url: platformUrl, token: healthToken }, context.deployments, code, Date.now()),
        ),
      );
    const deploying = (async () => {
      const kept = developed === undefined ? {} : await lastRelease(context, data, developed);
      const later =
        developed === undefined ? new Set<string>() : await laterReleases(context.store, root, kept);
      await deploy(await releaseAll(context, root, progress, kept, later));
      // Nobody sees a release of what is served from source.
      return [...later].filter((component) => component !== developed);
    })();
    const [platform, later] = await Promise.all([starting, deploying]);
    await tell();

    const onFault = (fault: unknown) =>
      progress.say(`Edge: ${fault instanceof Error ? fault.message : fault}`);
    const site = edge({
      store: context.store,
      documents: documents?.(context) ?? liveDocuments(context.store, context.deployments),
      merchants,
      platformUrl,
      trustedProxies,
      onFault,
    });
    const servers = await Promise.all([
      listen(site, ports.EDGE_PORT),
      listen(releasesOrigin(context.store, onFault), ports.RELEASES_PORT),
    ]);
    cleanups.push(...servers.map((server) => server.close));
    if (!documents) {
      const codes = merchants.map(({ code }) => code);
      cleanups.push(keepFresh(context, codes, platformUrl, progress.say));
    }
    const minuteMs = Number(process.env.HEALTH_MINUTE_MS) || undefined;
    const tokens = { releaseSecret, healthToken };
    const guarded = { delivery: context, environment: process.env, platformUrl, minuteMs, ...tokens };
    cleanups.push(await startGuarding({ ...guarded, say: progress.say }));
    return {
      merchants,
      releasesUrl,
      platformUrl,
      later,
      joinLater: () =>
        joinInTurn(later, {
          release: (component) => releaseCalmly(context, root, progress, component),
          deploy: async (sources) => {
            await deploy(sources);
            await tell();
          },
          say: progress.say,
          isEnded: () => cleanups.length === 0,
        }),
      broken: platform.ended,
      address: (host) => `http://${host}:${ports.EDGE_PORT}`,
      stop,
    };
  } catch (error) {
    // A platform that cannot start is told of at once, not after the builds.
    await Promise.all([stop(), stopAll()]);
    throw error;
  }
}
