import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './siteCommand.mjs';

/** Host and port, whether or not it runs: the tests that need it start it. */
export const FIREBASE_EMULATOR = `127.0.0.1:${process.env.E2E_FIREBASE_PORT ?? 8689}`;

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
  addPearl(folder);
  return folder;
}

/**
 * Adds pearl: aurora under another name, with a Firebase project that only an emulator has.
 *
 * @param {string} folder
 */
function addPearl(folder) {
  cpSync(path.join(folder, 'aurora'), path.join(folder, 'pearl'), { recursive: true });
  const file = path.join(folder, 'pearl/merchant.json');
  const { heroScene: _, ...aurora } = JSON.parse(readFileSync(file, 'utf8'));
  const firebase = {
    apiKey: 'demo-key',
    authDomain: 'demo-pearl.example',
    projectId: 'demo-pearl',
    phone: true,
    emulator: `http://${FIREBASE_EMULATOR}`,
  };
  writeFileSync(
    file,
    JSON.stringify({ ...aurora, code: 'pearl', name: 'Pearl', hosts: ['pearl.localhost'], firebase }),
  );
}
