import { median } from '../report';
import type { Visits } from './measureVisits';

const ms = (value: number) => `${Math.round(value)} ms`;
const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`;

interface Row {
  readonly label: string;
  read(visits: Visits): number;
  format(value: number): string;
}

const totals = (visits: Visits['cold']) => {
  const kinds = Object.values(visits.kinds);
  return {
    requests: kinds.reduce((sum, { requests }) => sum + requests, 0),
    bytes: kinds.reduce((sum, { bytes }) => sum + bytes, 0),
  };
};

const ROWS: readonly Row[] = [
  { label: 'First paint', read: ({ cold }) => cold.vitals.firstContentfulPaint, format: ms },
  { label: 'Largest paint', read: ({ cold }) => cold.vitals.largestContentfulPaint, format: ms },
  { label: 'Blocking time', read: ({ cold }) => cold.vitals.totalBlockingTime, format: ms },
  { label: 'Longest task', read: ({ cold }) => cold.vitals.longestTask, format: ms },
  { label: 'Shift', read: ({ cold }) => cold.vitals.layoutShift, format: (value) => value.toFixed(4) },
  {
    label: 'Bytes that the largest paint waits for',
    read: ({ cold }) => cold.waitedForBytes,
    format: kilobytes,
  },
  { label: 'Bytes before the largest paint', read: ({ cold }) => cold.criticalBytes, format: kilobytes },
  { label: 'Bytes', read: ({ cold }) => totals(cold).bytes, format: kilobytes },
  { label: 'Requests', read: ({ cold }) => totals(cold).requests, format: String },
  { label: 'Scripts', read: ({ cold }) => cold.kinds.script?.requests ?? 0, format: String },
  { label: 'Bytes of scripts', read: ({ cold }) => cold.kinds.script?.bytes ?? 0, format: kilobytes },
  { label: 'Depth of the request chain', read: ({ cold }) => cold.chain.length, format: String },
  { label: '… of scripts and styles', read: ({ cold }) => cold.codeChain.length, format: String },
  { label: 'Another page', read: ({ otherPage }) => otherPage, format: ms },
  {
    label: 'After a release: largest paint',
    read: ({ again }) => again.vitals.largestContentfulPaint,
    format: ms,
  },
  { label: '… requests', read: ({ again }) => totals(again).requests, format: String },
  { label: '… bytes', read: ({ again }) => totals(again).bytes, format: kilobytes },
  { label: '… bytes of scripts and styles', read: ({ again }) => codeBytes(again), format: kilobytes },
];

const codeBytes = ({ kinds }: Visits['cold']) => (kinds.script?.bytes ?? 0) + (kinds.style?.bytes ?? 0);

/** Figures by row and subject: the median of the rounds, each row for itself. */
export function mediansOf(
  rounds: Readonly<Record<string, readonly Visits[]>>,
): Record<string, Record<string, number>> {
  return Object.fromEntries(
    ROWS.map(({ label, read }) => [
      label,
      Object.fromEntries(Object.entries(rounds).map(([title, visits]) => [title, median(visits.map(read))])),
    ]),
  );
}

/** Prints a table as Markdown, each figure with its ratio to that of one subject. */
export function printPeers(medians: Readonly<Record<string, Record<string, number>>>, to: string): void {
  const titles = Object.keys(Object.values(medians)[0] ?? {});
  const lines = ROWS.map(({ label, format }) => {
    const row = medians[label] ?? {};
    const base = row[to] ?? 0;
    const cells = titles.map((title) => {
      const value = row[title] ?? Number.NaN;
      return base > 0 && title !== to ? `${format(value)}, ${(value / base).toFixed(2)}` : format(value);
    });
    return [label, ...cells];
  });
  for (const cells of [['', ...titles], ['', ...titles].map(() => '---'), ...lines])
    process.stdout.write(`| ${cells.join(' | ')} |\n`);
}
