import { readFile } from 'node:fs/promises';
import { transform } from '@swc/core';

/**
 * One document that is composed ahead for each merchant: which paths it answers, and what its first page
 * loads.
 * @typedef {{ kind: string, paths: string[], preload: { remote: string, expose: string }[], calls?: object[] }} DocumentKind
 */

/**
 * The document kinds that the host's route table exports. The table is pure data: an import in it that runs
 * fails here.
 *
 * @param {string} file Path of routeTable.ts.
 * @returns {Promise<DocumentKind[]>}
 */
export async function readDocumentKinds(file) {
  const { code } = await transform(await readFile(file, 'utf8'), {
    filename: file,
    swcrc: false,
    jsc: { parser: { syntax: 'typescript' }, target: 'es2022' },
    module: { type: 'es6' },
  });
  const { documentKinds } = await import(`data:text/javascript,${encodeURIComponent(code)}`);
  if (!Array.isArray(documentKinds)) throw new Error(`${file} does not export documentKinds`);
  return documentKinds;
}
