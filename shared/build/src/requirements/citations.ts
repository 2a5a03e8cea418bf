import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { REQUIREMENTS_FOLDER, ROW_ID, readRequirements } from './requirements';
import { sources } from './sources';

/** Where the decisions stand, a file each that begins with its number. */
const DECISIONS_FOLDER = 'docs/decisions';

const TEST = /\.(?:test|spec)\.tsx?$/;
/** In a test's name or among its tags: this test fails when the row is broken. */
const TAG = new RegExp(`@(${ROW_ID.source})`, 'g');
/** A decision, as a comment names it: `decision 12`. */
const DECISION = /\bdecision (\d{1,4})\b/g;
/** A document of the project, as a comment names it. */
const DOCUMENT = /\b((?:docs|[\w-]+\/docs)\/[\w./-]+\.md)\b/g;
/** The target of a link, with a heading or without. */
const LINK = /\]\(([\w./-]+\.md)(?:#[\w-]*)?\)/g;

/** Where tests say that they prove a row: `file:line` by the row's ID. */
export function taggedTests(root: string): ReadonlyMap<string, readonly string[]> {
  const tests = new Map<string, string[]>();
  for (const { file, lines } of sources(root)) {
    if (!TEST.test(file)) continue;
    lines.forEach((line, index) => {
      for (const [, id = ''] of line.matchAll(TAG))
        tests.set(id, [...(tests.get(id) ?? []), `${file}:${index + 1}`]);
    });
  }
  return tests;
}

/**
 * Tags and citations that lead nowhere, a line for each: a row that no document of requirements has, a decision
 * without a record, and a document that the project does not have.
 */
export function citationFaults(root: string): string[] {
  const known = readRequirements(root);
  const decisions = decisionNumbers(root);
  const faults: string[] = [];
  for (const { file, lines } of sources(root)) {
    lines.forEach((line, index) => {
      const place = `${file}:${index + 1}`;
      for (const [id] of line.matchAll(ROW_ID))
        if (!known.has(id)) faults.push(`${place}: ${id} is no row of ${REQUIREMENTS_FOLDER}`);
      for (const [cited, number] of line.matchAll(DECISION))
        if (!decisions.has(Number(number))) faults.push(`${place}: ${cited} is not in ${DECISIONS_FOLDER}`);
      const documents = [
        ...[...line.matchAll(DOCUMENT)].map(([, cited = '']) => cited),
        ...(file.endsWith('.md') ? [...line.matchAll(LINK)] : []).map(([, target = '']) =>
          path.posix.join(path.posix.dirname(file), target),
        ),
      ];
      for (const document of documents)
        if (!existsSync(path.join(root, document))) faults.push(`${place}: there is no ${document}`);
    });
  }
  return faults;
}

function decisionNumbers(root: string): ReadonlySet<number> {
  const folder = path.join(root, DECISIONS_FOLDER);
  return new Set((existsSync(folder) ? readdirSync(folder) : []).map((file) => Number.parseInt(file, 10)));
}
