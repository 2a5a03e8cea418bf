import { Refusal } from '../refusal';

const REMOTES = /("remotes"\s*:\s*\[)([^\]]*)(\])/;
/** Of the formatter: a list that fits stands on one line. */
const LINE_WIDTH = 110;

/**
 * A merchant's settings with one remote more, and not a character else changed.
 *
 * @param text Of a valid merchant.json.
 * @throws Refusal when the list of remotes is not where it should be.
 */
export function addToMerchant(text: string, remote: string): string {
  const found = REMOTES.exec(text);
  if (!found) throw new Refusal('merchant.json has no list of remotes.');
  const [all, opening = '', list = '', closing = ''] = found;
  const remotes: unknown = JSON.parse(`[${list}]`);
  if (!Array.isArray(remotes) || remotes.includes(remote)) return text;

  const entries = [...remotes, remote].map((entry) => JSON.stringify(entry));
  const start = text.lastIndexOf('\n', found.index) + 1;
  const indent = /^\s*/.exec(text.slice(start))?.[0] ?? '';
  const line = `${opening}${entries.join(', ')}${closing}`;
  const fits = !list.includes('\n') && indent.length + line.length < LINE_WIDTH;
  const lines = `${opening}\n${entries.map((entry) => `${indent}  ${entry}`).join(',\n')}\n${indent}${closing}`;
  return text.replace(all, () => (fits ? line : lines));
}
