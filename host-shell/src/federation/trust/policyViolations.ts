import { plainAddress } from './bustCache';

/** What is read of a report of the header `Integrity-Policy`; TypeScript does not know it yet. */
interface IntegrityViolation {
  readonly body: { readonly blockedURL?: string } | null;
}

const refused = new Set<string>();

/** Remembers which scripts the browser refuses because they state no integrity: their `error` event says nothing. */
export function watchPolicyViolations(): void {
  if (!('ReportingObserver' in window)) return;
  const options = { types: ['integrity-violation'], buffered: true };
  new ReportingObserver((reports) => {
    for (const { body } of reports as unknown as readonly IntegrityViolation[])
      if (body?.blockedURL) refused.add(plainAddress(body.blockedURL));
  }, options).observe();
}

/** Whether `Integrity-Policy` has refused a file of this address (FD-029). */
export function isRefusedByPolicy(url: string): boolean {
  return refused.has(plainAddress(url));
}
