/*
 * Run as a process, because the contract's schemas are TypeScript and a build's configuration is not:
 * `node --import tsx checkAdditions.ts <remote> <{ exposes, routes, menu } as JSON>`. Prints what is wrong, a
 * line for each, and exits 1.
 */
import { additionFaults } from './additionFaults';

const [remote = '', config = '{}'] = process.argv.slice(2);
const faults = additionFaults(remote, JSON.parse(config));
if (faults.length > 0) {
  process.stdout.write(`${faults.join('\n')}\n`);
  process.exitCode = 1;
}
