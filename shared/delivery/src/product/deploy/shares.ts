import { freeStretches, type Stretch, stretchesOf } from '@site/contracts/federation/discovery';
import type { ReleaseId, Variant } from '@site/contracts/federation/rollout';
import { Refusal } from '../../refusal';
import { defaultOf, isSame, WHOLE_TRAFFIC } from './composition';

/**
 * Gives a release a share of the users of a remote; the default release keeps what the others leave.
 *
 * @throws Refusal when there is no default, the release is it, or the others have too much.
 */
export function withShare(
  code: string,
  remote: string,
  present: readonly Variant[],
  id: ReleaseId,
  traffic: number,
): readonly Variant[] {
  const standard = defaultOf(present);
  if (!standard) {
    throw new Refusal(
      `Nothing of ${remote} is live for ${code} yet: deploy a release for everybody first, without --traffic.`,
    );
  }
  if (isSame(standard, id)) {
    throw new Refusal(
      `${id.component}@${id.release} is the default for ${code} and gets what others leave: give the share to another release, or all to this one without --traffic.`,
    );
  }
  const placed = withStretches(present).filter((variant) => !variant.default);
  const before = placed.find((variant) => isSame(variant, id));
  if (before?.traffic === traffic) return present;
  const others = placed.filter((variant) => variant !== before);
  const taken = others.reduce((sum, variant) => sum + variant.traffic, 0);
  if (taken + traffic > WHOLE_TRAFFIC) {
    throw new Refusal(
      `--traffic ${traffic} is too much for ${code}: other releases have ${taken} %, so 0 to ${WHOLE_TRAFFIC - taken} is possible.`,
    );
  }
  const own = before?.stretches ?? [];
  const free = freeStretches(placed.flatMap(({ stretches = [] }) => stretches));
  return [
    { ...standard, traffic: WHOLE_TRAFFIC - taken - traffic },
    ...others,
    { ...id, traffic, default: false, stretches: resized(own, free, traffic) },
  ];
}

/** What is live since before stretches were written down gets those that browsers have gone by. */
function withStretches(variants: readonly Variant[]): readonly Variant[] {
  const all = stretchesOf(variants);
  return variants.map((variant, index) => ({ ...variant, stretches: all[index] }));
}

/**
 * The stretches of a release whose share changes. It keeps what it has as far as the share goes, and what it
 * gets more was the default's: so nobody loses a release whose share does not shrink (FD-020). The line is
 * given away from its end, where the one release beside the default has always been.
 */
function resized(own: readonly Stretch[], free: readonly Stretch[], traffic: number): Stretch[] {
  const kept = placesOf(own).slice(0, traffic);
  return joined([...kept, ...placesOf(free).slice(0, traffic - kept.length)]);
}

/** Each per cent of some stretches by where it begins, the last first. */
function placesOf(stretches: readonly Stretch[]): number[] {
  return stretches
    .flatMap(([from, end]) => Array.from({ length: end - from }, (_, index) => from + index))
    .sort((one, other) => other - one);
}

function joined(places: readonly number[]): Stretch[] {
  const stretches: Stretch[] = [];
  for (const place of places.toSorted((one, other) => one - other)) {
    const last = stretches.at(-1);
    if (last?.[1] === place) last[1] = place + 1;
    else stretches.push([place, place + 1]);
  }
  return stretches;
}
