import { tellUnguarded } from '../guard/guarded';
import { localGuard } from '../guard/localGuard';
import { runGuard } from '../guard/runGuard';
import { openSource } from '../health/openSource';
import { requireSource } from '../health/requireSource';
import type { DeliveryContext } from '../product/deploy/deploy';
import { tellPlatform } from '../product/deploy/tellPlatform';
import { merchantCodes } from '../product/discovery/merchants';
import { Refusal } from '../refusal';
import { type Hook, readHooks } from '../webhooks/hooks';
import { runWebhooks } from '../webhooks/runWebhooks';

export interface GuardingOptions {
  readonly delivery: DeliveryContext;
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly platformUrl: string;
  /** What the platform is told of deployments by. */
  readonly releaseSecret: string;
  /** What it is asked for figures by. */
  readonly healthToken: string;
  /** Length of its minutes of figures, in ms, where that is another than a minute. */
  readonly minuteMs?: number | undefined;
  readonly say: (line: string) => void;
}

/**
 * Guards the rollouts of a running site, and tells its hooks, where it has any.
 *
 * @returns What ends both.
 */
export async function startGuarding(options: GuardingOptions): Promise<() => Promise<void>> {
  const { delivery, environment, platformUrl, releaseSecret, healthToken, minuteMs, say } = options;
  const end = new AbortController();
  const figures = { url: platformUrl, token: healthToken, ...(minuteMs !== undefined && { minuteMs }) };
  const onChanged = async (merchant: string) => {
    await tellPlatform({ url: platformUrl, secret: releaseSecret }, merchant);
  };
  const source = requireSource(openSource(environment, figures));
  const guarding = localGuard(delivery, { source, figures, onChanged });
  const hooks = await hooksOf(options);
  const running = [runGuard(guarding, (line) => say(`Guard: ${line}`), end.signal)];
  if (hooks.length > 0) {
    const telling = {
      store: delivery.store,
      merchants: await merchantCodes(delivery.merchantsFolder),
      hooks,
      now: delivery.now,
      before: () => tellUnguarded(delivery),
    };
    running.push(runWebhooks(telling, (line) => say(`Webhooks: ${line}`), end.signal));
  }
  return async () => {
    end.abort();
    await Promise.all(running);
  };
}

/** A site runs without hooks that are set wrongly, and says what is wrong. */
async function hooksOf({ delivery, environment, say }: GuardingOptions): Promise<readonly Hook[]> {
  if (delivery.policyFolder === undefined) return [];
  try {
    return await readHooks(delivery.policyFolder, environment);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    say(`Webhooks: ${error.message}`);
    return [];
  }
}
