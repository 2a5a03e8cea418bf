import type { Reward } from '@site/contracts/areas/rewards';
import { useState } from 'react';
import { keepInPlace } from './keepInPlace';

/** A row of what may be taken: as the platform has it, or as it became here. */
export interface ReadyRow {
  readonly reward: Reward;
  /** What the member has since it was taken; without it, it was not, as far as anybody knows. */
  readonly balance?: string | undefined;
}

/**
 * The rows of the list, with those that were pressed kept where they were: the platform's own list has no taken ones,
 * and a row that goes while it is being read moves all others under the finger.
 */
export function usePressedRewards(items: readonly Reward[]) {
  const [pressed, setPressed] = useState<ReadonlyMap<string, ReadyRow>>(new Map());
  const [shown, setShown] = useState<readonly string[]>([]);
  const listed = new Map<string, ReadyRow>(items.map((reward) => [reward.id, { reward }]));
  const order = keepInPlace(shown, [...listed.keys()], (id) => pressed.has(id));
  if (order.length !== shown.length || order.some((id, index) => id !== shown[index])) setShown(order);
  return {
    rows: order.map((id) => pressed.get(id) ?? listed.get(id)).filter((row) => row !== undefined),
    /** From here on the row stays, as it is now. */
    hold: (row: ReadyRow) => setPressed((before) => new Map(before).set(row.reward.id, row)),
    /** The row is the platform's again. */
    letGo: (id: string) => setPressed((before) => new Map([...before].filter(([other]) => other !== id))),
  };
}
