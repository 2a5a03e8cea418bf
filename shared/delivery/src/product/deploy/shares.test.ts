import { stretchesOf } from '@site/contracts/federation/discovery';
import type { Variant } from '@site/contracts/federation/rollout';
import * as fc from 'fast-check';
import { wholly } from './composition';
import { withShare } from './shares';

const RELEASES = ['1.1.0', '1.2.0', '1.3.0', '1.4.0'];
const LINE = Array.from({ length: 100 }, (_, place) => place);

const share = (present: readonly Variant[], release: string, traffic: number) =>
  withShare('aurora', 'mfe-games', present, { component: 'mfe-games', release }, traffic);
const trafficOf = (variants: readonly Variant[], release: string) =>
  variants.find((variant) => variant.release === release)?.traffic ?? 0;

/** The release of each place on the line, as a browser finds it. */
function owners(variants: readonly Variant[]): (string | undefined)[] {
  const all = stretchesOf([...variants]);
  return LINE.map(
    (place) =>
      variants.find((_, index) => all[index]?.some(([from, end]) => from <= place && place < end))?.release,
  );
}

const step = fc.record({
  release: fc.constantFrom(...RELEASES),
  traffic: fc.oneof(fc.integer({ min: 0, max: 100 }), fc.integer({ min: 0, max: 40 })),
});
const steps = fc.array(step, { minLength: 1, maxLength: 15 });
/**
 * What is live at first: a release for everybody, or several in a document of before stretches were written
 * down.
 */
const first = fc.constantFrom<readonly Variant[]>(wholly('mfe-games', '1.0.0'), [
  { component: 'mfe-games', release: '1.0.0', traffic: 60, default: true },
  { component: 'mfe-games', release: '1.1.0', traffic: 10, default: false },
  { component: 'mfe-games', release: '1.3.0', traffic: 30, default: false },
]);

/** Each change that can be made, with what was live before and after it. */
function walk(
  present: readonly Variant[],
  changes: readonly { release: string; traffic: number }[],
  look: (before: readonly Variant[], after: readonly Variant[], changed: string) => void,
): void {
  let before = present;
  for (const { release, traffic } of changes) {
    const free = trafficOf(before, '1.0.0') + trafficOf(before, release);
    const after = share(before, release, Math.min(traffic, free));
    look(before, after, release);
    before = after;
  }
}

it('leaves everybody the release that they have while its share does not shrink @FD-020', () => {
  fc.assert(
    fc.property(first, steps, (present, changes) => {
      walk(present, changes, (before, after) => {
        const now = owners(after);
        const lost = owners(before).filter(
          (release, place) =>
            release !== now[place] && trafficOf(after, `${release}`) >= trafficOf(before, `${release}`),
        );
        expect(lost).toEqual([]);
      });
    }),
  );
});

it('takes what a release gets more from the default alone, and gives it back to that @FD-020', () => {
  fc.assert(
    fc.property(first, steps, (present, changes) => {
      walk(present, changes, (before, after, changed) => {
        const then = owners(before);
        const moves = owners(after).flatMap((now, place) =>
          now === then[place] ? [] : [[then[place], now].sort()],
        );
        expect(moves).toEqual(moves.map(() => ['1.0.0', changed]));
      });
    }),
  );
});

it('gives each release as much of the line as its share says @FD-020', () => {
  fc.assert(
    fc.property(first, steps, (present, changes) => {
      walk(present, changes, (_, after) => {
        const all = owners(after);
        const found = after.map(({ release }) => all.filter((owner) => owner === release).length);
        expect(found).toEqual(after.map(({ traffic }) => traffic));
      });
    }),
  );
});

it('changes nothing of a share that is as it is asked for', () => {
  const present = share(wholly('mfe-games', '1.0.0'), '1.1.0', 10);
  expect(share(present, '1.1.0', 10)).toBe(present);
});
