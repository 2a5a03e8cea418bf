import type { Fault } from '../federation/trust/faults';
import { countFault } from './pageView';
import { report } from './report';

/**
 * Attributes a fault of federation to its remote and release (FD-029): to the platform, and with its words to
 * whoever has the browser's console open.
 */
export function reportFault({ class: fault, remote, release, message }: Fault): void {
  // biome-ignore lint/suspicious/noConsole: for the team whose remote it is.
  console.error(`${remote}${release ? `@${release}` : ''} failed (${fault}): ${message}`);
  countFault();
  report({ kind: 'fault', fault, remote, ...(release && { release }) });
}
