import { readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * A workspace's package.json.
 * @param {string} dirname
 * @returns {{ name: string, version: string, dependencies?: Record<string, string>, devDependencies?: Record<string, string> }}
 */
export function readPackage(dirname) {
  return JSON.parse(readFileSync(path.join(dirname, 'package.json'), 'utf8'));
}

/** CSS class prefix of a workspace: its package name, as far as a class name allows. @param {string} name */
export function cssPrefix(name) {
  return name.replace(/^@site\//, '').replace(/[^a-zA-Z0-9_-]/g, '-');
}
