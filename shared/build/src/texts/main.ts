/*
 * `tsx main.ts`: holds the texts of every workspace to the check. Prints what is wrong, a line for each, and
 * exits 1.
 */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { textFaults } from './textFaults';

const ROOT = path.join(import.meta.dirname, '../../../..');

const workspaces = ['', 'shared'].flatMap((room) =>
  readdirSync(path.join(ROOT, room), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => path.join(room, entry.name)),
);

for (const workspace of workspaces) {
  for (const fault of textFaults(path.join(ROOT, workspace))) {
    process.stdout.write(`${workspace}: ${fault}\n`);
    process.exitCode = 1;
  }
}
