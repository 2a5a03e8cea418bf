import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Where the requirements stand, from the project's root: a row of a Markdown table each. */
export const REQUIREMENTS_FOLDER = 'docs/requirements';

/** A row's ID: the prefix of its area and a number that never changes. */
export const ROW_ID = /\b(?:HS|SH|AU|GA|PR|ME|AG|RP|FD|PL)-\d{3}\b/g;

const ROW = new RegExp(`^\\| (${ROW_ID.source}) \\| (.+?) \\|`);

/** One behaviour that the finished site shows. */
export interface Requirement {
  readonly id: string;
  readonly text: string;
  /** The document that it stands in, by its file's name. */
  readonly document: string;
}

/**
 * Every requirement of the project by its ID, in the order of the documents.
 *
 * @throws Error when two rows have one ID.
 */
export function readRequirements(root: string): ReadonlyMap<string, Requirement> {
  const folder = path.join(root, REQUIREMENTS_FOLDER);
  const requirements = new Map<string, Requirement>();
  for (const document of readdirSync(folder).sort()) {
    for (const line of readFileSync(path.join(folder, document), 'utf8').split('\n')) {
      const [, id, text] = ROW.exec(line) ?? [];
      if (id === undefined || text === undefined) continue;
      const other = requirements.get(id);
      if (other) throw new Error(`${id} stands in ${other.document} and in ${document}`);
      requirements.set(id, { id, text, document });
    }
  }
  return requirements;
}
