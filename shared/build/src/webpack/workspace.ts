import { readFileSync } from 'node:fs';
import path from 'node:path';

/** What is used of a package.json. */
interface Package {
  readonly name: string;
  readonly version: string;
}

/** A workspace's package.json. */
export function readPackage(dirname: string): Package {
  return JSON.parse(readFileSync(path.join(dirname, 'package.json'), 'utf8'));
}

/** CSS class prefix of a workspace: its package name, as far as a class name allows. */
export function cssPrefix(name: string): string {
  return name.replace(/^@site\//, '').replace(/[^a-zA-Z0-9_-]/g, '-');
}
