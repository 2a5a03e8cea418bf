/** nginx's syntax, as far as it is needed here. Lines without indentation; `block` adds it. */

const INDENT = '  ';

export function block(head: string, lines: readonly string[]): string[] {
  return [`${head} {`, ...lines.map((line) => INDENT + line), '}'];
}

export function comment(text: string): string {
  return `# ${text}`;
}

/** A string; what has a meaning inside of it (variables, escapes) keeps it. */
export function quoted(text: string): string {
  return `"${text}"`;
}

/** @param when `always` sends them with errors as well. */
export function headers(values: Readonly<Record<string, unknown>>, when?: 'always'): string[] {
  return Object.entries(values).map(
    ([name, value]) => `add_header ${name} ${quoted(String(value))}${when ? ` ${when}` : ''};`,
  );
}
