import type { HomeMeasurement } from './measureHome';
import { byKind, type Exchange, longestChain, type ResourceKind } from './network';
import { waitedFor } from './waitedFor';

/** What the aims are about: the document and what it needs before it can draw; not pictures or calls. */
const CRITICAL: readonly ResourceKind[] = ['document', 'script', 'style', 'font'];

export interface Figures {
  readonly vitals: HomeMeasurement['vitals'];
  readonly kinds: Readonly<Record<string, { requests: number; bytes: number }>>;
  /** Bytes that arrived, or were on their way, before the largest paint. */
  readonly criticalBytes: number;
  /** Of what the largest paint cannot come before. */
  readonly waitedForBytes: number;
  readonly chain: readonly string[];
  /** Of the scripts and styles alone: 2 means that nothing but the document asked for any. */
  readonly codeChain: readonly string[];
  /** Requests made twice for one address. */
  readonly repeated: readonly string[];
}

export function figuresOf({ vitals, exchanges }: HomeMeasurement): Figures {
  const beforeLargest = exchanges.filter(({ startedAt }) => startedAt < vitals.largestContentfulPaint);
  const critical = beforeLargest.filter(({ kind }) => CRITICAL.includes(kind));
  const code = exchanges.filter(({ kind }) => kind === 'document' || kind === 'script' || kind === 'style');
  const names = (chain: readonly Exchange[]) => chain.map(({ url }) => shortName(url));
  const urls = exchanges.map(({ url }) => url);
  return {
    vitals,
    kinds: byKind(exchanges),
    criticalBytes: bytesOf(critical),
    waitedForBytes: bytesOf(waitedFor(exchanges, vitals)),
    chain: names(longestChain(exchanges)),
    codeChain: names(longestChain(code)),
    repeated: urls.filter((url, index) => urls.indexOf(url) !== index).map(shortName),
  };
}

function bytesOf(exchanges: readonly Exchange[]): number {
  return exchanges.reduce((sum, { bytes }) => sum + bytes, 0);
}

function shortName(url: string): string {
  const { pathname } = new URL(url);
  return pathname === '/' || pathname === '/m/home' ? 'document' : (pathname.split('/').at(-1) ?? pathname);
}

/** The round in the middle by largest contentful paint; its other figures belong together. */
export function medianOf(rounds: readonly Figures[]): Figures {
  const sorted = [...rounds].sort(
    (a, b) => a.vitals.largestContentfulPaint - b.vitals.largestContentfulPaint,
  );
  const middle = sorted[Math.floor(sorted.length / 2)];
  if (!middle) throw new Error('There is no round to take the median of');
  return middle;
}

/** The middle one. */
export function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
}

const ms = (value: number) => `${Math.round(value)} ms`;
const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`;

/** Prints the figures side by side, with the first as a ratio of the second where both are numbers. */
export function printTable(subjects: Readonly<Record<string, Figures>>): void {
  const columns = Object.values(subjects);
  const kinds = [...new Set(columns.flatMap(({ kinds: table }) => Object.keys(table)))];
  const number = (label: string, read: (figures: Figures) => number, format: (value: number) => string) => {
    const values = columns.map(read);
    const [first = 0, second = 0] = values;
    return [label, ...values.map(format), second > 0 ? (first / second).toFixed(2) : '–'];
  };
  const rows = [
    ['', ...Object.keys(subjects), 'ratio'],
    number('First contentful paint', ({ vitals }) => vitals.firstContentfulPaint, ms),
    number('Largest contentful paint', ({ vitals }) => vitals.largestContentfulPaint, ms),
    number('Total blocking time', ({ vitals }) => vitals.totalBlockingTime, ms),
    number('Longest task', ({ vitals }) => vitals.longestTask, ms),
    number(
      'Layout shift',
      ({ vitals }) => vitals.layoutShift,
      (value) => value.toFixed(4),
    ),
    number('Critical bytes', ({ criticalBytes }) => criticalBytes, kilobytes),
    number('Bytes that the largest paint waits for', ({ waitedForBytes }) => waitedForBytes, kilobytes),
    ...kinds.flatMap((kind) => [
      number(`${kind}: requests`, ({ kinds: table }) => table[kind]?.requests ?? 0, String),
      number(`${kind}: bytes`, ({ kinds: table }) => table[kind]?.bytes ?? 0, kilobytes),
    ]),
    number('Depth of the request chain', ({ chain }) => chain.length, String),
    number('… of scripts and styles', ({ codeChain }) => codeChain.length, String),
  ];
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? [];
  for (const row of rows) {
    const cells = row.map((cell, column) =>
      column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
    );
    process.stdout.write(`${cells.join('  ')}\n`);
  }
  for (const [name, { vitals, chain, repeated }] of Object.entries(subjects)) {
    process.stdout.write(
      `\n${name}: largest paint is ${vitals.largestElement}\n  chain: ${chain.join(' → ')}\n`,
    );
    if (repeated.length > 0) process.stdout.write(`  asked for twice: ${repeated.join(', ')}\n`);
  }
}
