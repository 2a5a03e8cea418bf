import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** The functions that take a key: of `useTranslation`, and outside of components. */
const TRANSLATORS = new Set(['t', 'translate']);

/** Outside of components a key has its namespace before it, which is the workspace's own. */
const NAMESPACE = /^[\w-]+:/;

/** Keys that are made at run time and written nowhere: `// @texts errors.* — the platform names them`. */
const DECLARED = /@texts((?:\s+[\w.*]+)+)/g;

const NOT_SHIPPED = /\.test\.tsx?$|\.d\.ts$|(?:^|\/)(?:testing|fixtures|locales)(?:\/|\.tsx?$)/;

export interface UsedKeys {
  /** What a translator is asked for, with the file that asks. */
  readonly asked: ReadonlyMap<string, string>;
  /** Every other text of the sources that has the form of a key: `titles.home` in a table. */
  readonly mentioned: ReadonlySet<string>;
  /** Keys made at run time, `*` for the open part: of templates (`status.${state}`), and declared. */
  readonly patterns: ReadonlySet<string>;
  /** Those of them that are declared: each must stand for a key. */
  readonly declared: ReadonlySet<string>;
}

/** The keys that a workspace's sources use, tests aside. */
export function usedKeys(workspace: string): UsedKeys {
  const asked = new Map<string, string>();
  const mentioned = new Set<string>();
  const patterns = new Set<string>();
  const declared = new Set<string>();
  for (const file of sourcesOf(workspace)) {
    const code = readFileSync(path.join(workspace, file), 'utf8');
    for (const [, keys = ''] of code.matchAll(DECLARED))
      for (const key of keys.trim().split(/\s+/)) declared.add(key);
    visit(ts.createSourceFile(file, code, ts.ScriptTarget.Latest, false, ts.ScriptKind.TSX), (node) => {
      // A template without a fixed start would stand for every key.
      if (ts.isTemplateExpression(node) && node.head.text.includes('.')) patterns.add(patternOf(node));
      if (ts.isStringLiteralLike(node)) mentioned.add(node.text);
      if (
        ts.isCallExpression(node) &&
        ts.isIdentifier(node.expression) &&
        TRANSLATORS.has(node.expression.text)
      )
        for (const key of literalsOf(node.arguments[0])) asked.set(key.replace(NAMESPACE, ''), file);
    });
  }
  return { asked, mentioned, patterns: new Set([...patterns, ...declared]), declared };
}

/** Whether a key is one that a pattern stands for. */
export function isMadeBy(pattern: string, key: string): boolean {
  const parts = pattern.split('*').map((part) => part.replace(/[.\\^$|?+()[\]{}]/g, '\\$&'));
  return new RegExp(`^${parts.join('.+')}$`).test(key);
}

function sourcesOf(workspace: string): string[] {
  return readdirSync(path.join(workspace, 'src'), { recursive: true, encoding: 'utf8' })
    .map((file) => `src/${file.replaceAll(path.sep, '/')}`)
    .filter((file) => /\.tsx?$/.test(file) && !NOT_SHIPPED.test(file));
}

function visit(node: ts.Node, see: (node: ts.Node) => void): void {
  see(node);
  ts.forEachChild(node, (child) => visit(child, see));
}

function patternOf({ head, templateSpans }: ts.TemplateExpression): string {
  return head.text + templateSpans.map(({ literal }) => `*${literal.text}`).join('');
}

/** The literals that an argument may come to: `open ? 'menu.close' : 'menu.open'`. */
function literalsOf(argument: ts.Expression | undefined): string[] {
  if (!argument) return [];
  if (ts.isStringLiteralLike(argument)) return [argument.text];
  if (ts.isParenthesizedExpression(argument)) return literalsOf(argument.expression);
  if (ts.isConditionalExpression(argument))
    return [...literalsOf(argument.whenTrue), ...literalsOf(argument.whenFalse)];
  return [];
}
