import type * as z from 'zod/mini';
import { Refusal } from './refusal';

/** zod/mini's codes for a value that is not there. */
const isMissing = (issue: z.core.$ZodIssue) => issue.code === 'invalid_type' && issue.input === undefined;

/** The database stores no NUL and no half of a surrogate pair, and no field of a person holds one. */
const isStorable = (text: string) => !/[\0\p{Surrogate}]/u.test(text);

function holdsUnstorableText(value: unknown): boolean {
  if (typeof value === 'string') return !isStorable(value);
  if (typeof value !== 'object' || value === null) return false;
  return Object.values(value).some(holdsUnstorableText);
}

/**
 * Reads what a caller sent by its schema.
 *
 * @throws Refusal request.invalid, with the codes of each field (docs/calls.md, "Envelope").
 */
export function parseRequest<Schema extends z.ZodMiniType>(schema: Schema, input: unknown): z.output<Schema> {
  const parsed = schema.safeParse(input, { reportInput: true });
  if (parsed.success) {
    if (holdsUnstorableText(parsed.data)) throw new Refusal('request.invalid');
    return parsed.data;
  }
  const fields: Record<string, string[]> = {};
  for (const issue of parsed.error.issues) {
    const key = issue.path.map(String).join('.');
    if (key === '') continue;
    const code = isMissing(issue) ? 'field.required' : 'field.format';
    const codes = Object.hasOwn(fields, key) ? fields[key] : undefined;
    if (codes === undefined) fields[key] = [code];
    else if (!codes.includes(code)) codes.push(code);
  }
  throw new Refusal('request.invalid', { fields });
}
