import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser } from '@playwright/test';
import { deriveBuild } from '../delivery/derivedBuild';
import { siteData, siteOrigin } from '../support/site';
import { site } from './delivery';
import { measureHome } from './measureHome';
import { median } from './report';

/** A remote of home's first screen. */
const REMOTE = 'mfe-games';
const MERCHANT = 'aurora';

/** Medians in ms: of a home all of whose remotes have one release, and of one with a remote that has two. */
export interface ShareTimes {
  readonly largestPaint: Readonly<Record<'without' | 'with', number>>;
  readonly firstPaint: Readonly<Record<'without' | 'with', number>>;
}

/**
 * Measures a cold home in turns, with a share of half the users for the same release under another id, and without
 * (FD-050).
 */
export async function measureShares(browser: Browser, rounds: number): Promise<ShareTimes> {
  const id = await releaseAgain();
  const largest = { without: [] as number[], with: [] as number[] };
  const first = { without: [] as number[], with: [] as number[] };
  const measure = async (which: 'without' | 'with') => {
    const { vitals } = await measureHome(browser, `${siteOrigin(MERCHANT)}/m/home`);
    largest[which].push(vitals.largestContentfulPaint);
    first[which].push(vitals.firstContentfulPaint);
  };
  for (let round = 0; round < rounds; round += 1) {
    await measure('without');
    await site('deploy', `${REMOTE}@${id}`, '--merchant', MERCHANT, '--traffic', '50');
    await measure('with');
    await site('rollback', REMOTE, '--merchant', MERCHANT);
  }
  return {
    largestPaint: { without: median(largest.without), with: median(largest.with) },
    firstPaint: { without: median(first.without), with: median(first.with) },
  };
}

export async function releaseAgain(): Promise<string> {
  const releases = path.join(siteData, 'store/releases', REMOTE);
  const [stored = ''] = await readdir(releases);
  const id = `0.0.0-shares.${Date.now()}`;
  const folder = await mkdtemp(path.join(tmpdir(), 'shares-'));
  await deriveBuild(path.join(releases, stored), id, folder);
  await site('release', REMOTE, '--from', folder, '--as', id);
  await rm(folder, { recursive: true });
  return id;
}

export function printShares({ largestPaint, firstPaint }: ShareTimes): void {
  process.stdout.write('\nHome with a remote that half of the users have another release of\n');
  for (const [name, { with: having, without }] of Object.entries({ firstPaint, largestPaint }))
    process.stdout.write(
      `  ${name}: ${Math.round(having)} ms, ${Math.round(without)} ms without shares, ratio ${(having / without).toFixed(2)}\n`,
    );
}
