import type { Fault } from '../federation/faults';
import { report } from './report';

/** Attributes a fault of federation to its remote and release (FD-029). */
export function reportFault({ class: fault, remote, release }: Fault): void {
  report({ kind: 'fault', fault, remote, ...(release && { release }) });
}
