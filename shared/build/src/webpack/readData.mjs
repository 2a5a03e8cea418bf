import { readFile } from 'node:fs/promises';
import { transform } from '@swc/core';

/**
 * The exports of a TypeScript file that is pure data: an import in it that runs fails here.
 *
 * @param {string} file
 * @returns {Promise<Record<string, unknown>>}
 */
export async function readData(file) {
  const { code } = await transform(await readFile(file, 'utf8'), {
    filename: file,
    swcrc: false,
    jsc: { parser: { syntax: 'typescript' }, target: 'es2022' },
    module: { type: 'es6' },
  });
  return import(`data:text/javascript,${encodeURIComponent(code)}`);
}
