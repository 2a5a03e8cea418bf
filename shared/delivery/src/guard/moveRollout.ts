import type { Rollout } from '@site/contracts/federation/rollout';
import { type HealthSource, SourceUnknown } from '../health/HealthSource';
import { describeChange } from '../product/deploy/composition';
import type { DeliveryContext } from '../product/deploy/deploy';
import type { Deployment } from '../product/deploy/deployments';
import { Refusal } from '../refusal';
import { carryOut, isMove } from '../rollout/carryOut';
import { decide } from '../rollout/decide';
import { readFigures } from '../rollout/figures';
import type { Figures } from '../rollout/judgeStep';
import { holdEvent, noteEvent, watchEvent } from './events';

/** A rollout that runs. */
export interface OnItsWay {
  readonly merchant: string;
  /** As components are written: `mfe-games`. */
  readonly remote: string;
  readonly rollout: Rollout;
}

/** What time it is; by the source's clock, where it says so. */
export interface Moment {
  readonly now: Date;
  /** Undefined where the source says nothing. */
  readonly closedUntil: Date | undefined;
}

/**
 * Looks at one rollout and does what its figures say. What goes wrong with it keeps no other waiting.
 *
 * @returns The deployment that it has made, if any, and what people should know.
 */
export async function turnOf(
  delivery: DeliveryContext,
  source: HealthSource,
  { merchant, remote, rollout }: OnItsWay,
  moment: Moment,
): Promise<{ readonly changed?: Deployment | undefined; readonly lines: string[] }> {
  const { store } = delivery;
  const { now } = moment;
  const name = `${rollout.component}@${rollout.release} of ${merchant}`;
  try {
    const figures = await figuresOf(source, merchant, remote, rollout, moment);
    const { decision, watched } = decide(rollout, figures, { now, minuteMs: source.minuteMs });
    const news = [
      ...watched.map((limit) => watchEvent(merchant, remote, rollout, limit, now)),
      ...(decision.does === 'hold' ? [holdEvent(merchant, remote, rollout, decision.why, now)] : []),
    ];
    const lines: string[] = [];
    for (const event of news) if (await noteEvent(store, event)) lines.push(event.words);
    if (!isMove(decision)) return { lines };
    const changed = await carryOut(delivery, merchant, remote, rollout, decision, now);
    if (!changed) return { lines };
    const what = changed.changes.map(describeChange).join(', ');
    return {
      changed,
      lines: [...lines, `${merchant}: ${what} (deployment ${changed.number}). ${changed.reason}`],
    };
  } catch (error) {
    if (error instanceof Refusal) return { lines: [`${name} waits: ${error.message}`] };
    return { lines: [`${name} could not be looked at: ${error instanceof Error ? error.message : error}`] };
  }
}

async function figuresOf(
  source: HealthSource,
  merchant: string,
  remote: string,
  rollout: Rollout,
  { closedUntil }: Moment,
): Promise<Figures | undefined> {
  if (!closedUntil) return undefined;
  try {
    return await readFigures(source, merchant, remote, rollout, closedUntil);
  } catch (error) {
    if (error instanceof SourceUnknown) return undefined;
    throw error;
  }
}
