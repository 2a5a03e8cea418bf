/** Reports of one call that are kept, and letters of one field. */
const MOST_REPORTS = 20;
const LONGEST_FIELD = 512;

type Report = Record<string, string | number>;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Field names of the Reporting API and of the older `report-uri` bodies, and ours. */
const FIELDS: Record<string, readonly string[]> = {
  document: ['documentURL', 'document-uri'],
  blocked: ['blockedURL', 'blocked-uri'],
  directive: ['effectiveDirective', 'effective-directive', 'violated-directive'],
  source: ['sourceFile', 'source-file'],
  line: ['lineNumber', 'line-number'],
  disposition: ['disposition'],
};

/** Addresses lose their query: it may hold what a player typed. */
const plain = (text: string) => text.replace(/[?#].*$/s, '').slice(0, LONGEST_FIELD);

function pick(body: Record<string, unknown>): Report {
  const report: Report = {};
  for (const [ours, theirs] of Object.entries(FIELDS)) {
    const value = theirs.map((name) => body[name]).find((found) => found !== undefined);
    if (typeof value === 'string') report[ours] = plain(value);
    else if (typeof value === 'number' && Number.isFinite(value)) report[ours] = value;
  }
  return report;
}

/** The policy reports of a browser's body, reduced to the fields that we keep; an empty list for anything else. */
export function policyReportOf(body: unknown): Report[] {
  const bodies = Array.isArray(body)
    ? body.filter((entry) => isRecord(entry) && entry.type === 'csp-violation').map((entry) => entry.body)
    : [isRecord(body) ? body['csp-report'] : undefined];
  return bodies
    .filter(isRecord)
    .slice(0, MOST_REPORTS)
    .map(pick)
    .filter((report) => report.directive !== undefined);
}
