import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * Arguments with which Node runs a TypeScript file.
 *
 * @param folder The workspace whose tsx is used.
 */
export function typeScriptArguments(folder: string, file: string): string[] {
  const tsx = createRequire(path.join(folder, 'package.json')).resolve('tsx');
  return ['--import', pathToFileURL(tsx).href, file];
}
