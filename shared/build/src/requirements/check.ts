/*
 * `tsx check.ts`: holds tags and citations to the documents of the project. Prints what leads nowhere, a line
 * for each, and exits 1.
 */
import path from 'node:path';
import { citationFaults } from './citations';

for (const fault of citationFaults(path.join(import.meta.dirname, '../../../..'))) {
  process.stdout.write(`${fault}\n`);
  process.exitCode = 1;
}
