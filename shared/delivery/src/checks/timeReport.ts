import type { FinishedCheck } from './runChecks';
import { sumOfBrowsers } from './times';

const SHOWN_FILES = 20;
const WIDEST_NAME = 76;
const SECONDS_PER_MINUTE = 60;

/** "12 min 03 s", or "12.3 s" for what took less than a minute. */
export function duration(seconds: number): string {
  const whole = Math.round(seconds);
  if (whole < SECONDS_PER_MINUTE) return `${seconds.toFixed(1)} s`;
  const rest = String(whole % SECONDS_PER_MINUTE).padStart(2, '0');
  return `${Math.floor(whole / SECONDS_PER_MINUTE)} min ${rest} s`;
}

/**
 * Says where the time went: each check, the unit tests of each workspace, the slowest test files and the browsers,
 * the longest first each time.
 *
 * @param seconds What it took from start to end: less than the sum, since checks run side by side.
 */
export function timeReport(finished: readonly FinishedCheck[], seconds: number): string[] {
  const workspaces = finished.flatMap((check) => check.workspaces ?? []);
  const files = finished.flatMap((check) => check.files ?? []);
  const browsers = finished.flatMap((check) => check.browsers ?? []);
  const { browserStarts, pageLoads } = sumOfBrowsers(browsers);
  return [
    ...table(
      'Time of each check; builds, types, lint and rules run side by side',
      finished.map((check) => ({ name: check.title, seconds: check.seconds })),
    ),
    ...table(
      'Unit tests by workspace; several files run side by side, and these are their times together',
      workspaces.map(({ folder, passed, failed, seconds }) => ({
        name: `${folder}: ${passed} passed, ${failed} failed`,
        seconds,
      })),
    ),
    ...table(
      'Slowest test files',
      files.map(({ file, seconds }) => ({ name: file, seconds })),
      SHOWN_FILES,
    ),
    ...(browsers.length === 0
      ? []
      : [
          '',
          `Browsers: ${browserStarts.count} starts took ${duration(browserStarts.seconds)}, ` +
            `${pageLoads.count} page loads took ${duration(pageLoads.seconds)}`,
        ]),
    '',
    `Everything together: ${duration(seconds)}`,
  ];
}

interface Row {
  readonly name: string;
  readonly seconds: number;
}

function table(title: string, rows: readonly Row[], shown = rows.length): string[] {
  if (rows.length === 0) return [];
  const longest = [...rows].sort((one, other) => other.seconds - one.seconds).slice(0, shown);
  const lines = longest.map((row) => ({ name: shortened(row.name), time: duration(row.seconds) }));
  const nameWidth = Math.max(...lines.map(({ name }) => name.length));
  const timeWidth = Math.max(...lines.map(({ time }) => time.length));
  return [
    '',
    title,
    ...lines.map(({ name, time }) => `  ${name.padEnd(nameWidth)}  ${time.padStart(timeWidth)}`),
  ];
}

/** The end of a name says more than its beginning. */
function shortened(name: string): string {
  return name.length <= WIDEST_NAME ? name : `…${name.slice(1 - WIDEST_NAME)}`;
}
