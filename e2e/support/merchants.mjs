import { cpSync, rmSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './siteCommand.mjs';

/** White labels of the project, and those of the tests. */
const SOURCES = ['host-shell/merchants', 'e2e/federation/fixtures/merchants'];

/**
 * Puts together the folder of the white labels that the site under test is made of.
 *
 * @param {string} siteData
 * @returns {string} The folder.
 */
export function makeMerchants(siteData) {
  const folder = path.join(siteData, 'merchants');
  rmSync(folder, { recursive: true, force: true });
  for (const source of SOURCES) cpSync(path.join(ROOT, source), folder, { recursive: true });
  return folder;
}
