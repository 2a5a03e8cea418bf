import { existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import { runSite } from './siteCommand.mjs';

/*
 * What is decided by review of the site under test: whose preview links count, for two merchants of the tests alone,
 * so that the documents of the others are as they are weighed.
 */

const MERCHANTS = ['coral', 'pearl'];

/** @param {string} siteData */
export const policyOf = (siteData) => path.join(siteData, 'policy');
/** @param {string} siteData */
export const previewKeyOf = (siteData) => path.join(siteData, 'preview.pem');

/**
 * Makes the folder with a key for previews; one that is there already stays, as documents know it.
 *
 * @param {string} siteData
 */
export async function makePolicy(siteData) {
  const [policy, key] = [policyOf(siteData), previewKeyOf(siteData)];
  process.env.SITE_POLICY = policy;
  if (existsSync(path.join(policy, 'keys.json')) && existsSync(key)) return;
  for (const left of [policy, key]) rmSync(left, { recursive: true, force: true });
  await runSite(['keys', 'new', '--preview', '--merchants', ...MERCHANTS, '--out', key]);
}
