import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { deriveBuild } from '../delivery/derivedBuild';
import { policyOf, previewKeyOf } from './policy.mjs';
import { siteData, sitePorts } from './site';
import { runSite } from './siteCommand.mjs';

/** What a team does by `npm run site -- …` on the site under test. */
export const site = (...args: string[]): Promise<string> =>
  runSite(args, {
    ...sitePorts,
    SITE_DATA: siteData,
    SITE_MERCHANTS: path.join(siteData, 'merchants'),
    SITE_POLICY: policyOf(siteData),
    SITE_PREVIEW_KEY: previewKeyOf(siteData),
  });

/** Stores a release of a component once more, under another id, live for nobody. */
export async function releaseCandidate(component: string, id: string): Promise<void> {
  const releases = path.join(siteData, 'store/releases', component);
  const stored = await readdir(releases);
  if (stored.includes(id)) return;
  const [some = ''] = stored;
  const folder = await mkdtemp(path.join(tmpdir(), 'candidate-'));
  await deriveBuild(path.join(releases, some), id, folder);
  await site('release', component, '--from', folder, '--as', id);
  await rm(folder, { recursive: true });
}
