import { rename, writeFile } from 'node:fs/promises';
import { type Access, accessFile, type Person, parseAccess, readAccess } from './accessFile';

/**
 * Changes `access.json`, for somebody to look over and commit. Nothing is written that could not be read.
 *
 * @param format Brings the text into the form in which the lint wants it.
 * @throws Refusal when the file is wrong, or would be.
 */
export async function changePeople(
  policy: string,
  change: (people: readonly Person[]) => readonly Person[],
  format: (text: string) => Promise<string> = async (text) => text,
): Promise<Access> {
  const file = accessFile(policy);
  const access = await readAccess(policy);
  const text = `${JSON.stringify({ ...access, people: change(access.people) }, undefined, 2)}\n`;
  const changed = parseAccess(text, file);
  // Under the name only when it is whole: a console may be reading it.
  const unfinished = `${file}.${process.pid}`;
  await writeFile(unfinished, await format(text));
  await rename(unfinished, file);
  return changed;
}
