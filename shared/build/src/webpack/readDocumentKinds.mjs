import { readData } from './readData.mjs';

/**
 * One document that is composed ahead for each merchant: which paths it answers, and what its first page
 * loads.
 * @typedef {{ kind: string, paths: string[], preload: { remote: string, expose: string }[], calls?: object[] }} DocumentKind
 */

/**
 * The document kinds that the host's route table exports.
 *
 * @param {string} file Path of routeTable.ts.
 * @returns {Promise<DocumentKind[]>}
 */
export async function readDocumentKinds(file) {
  const { documentKinds } = await readData(file);
  if (!Array.isArray(documentKinds)) throw new Error(`${file} does not export documentKinds`);
  return documentKinds;
}
