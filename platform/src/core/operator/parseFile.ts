import type * as z from 'zod/mini';
import { OperatorRefused } from './refused';

/**
 * Reads what an operator has written down in a file of JSON.
 *
 * @param schema Strict objects with an `error` in words at each field.
 * @throws OperatorRefused with the first field that is wrong, and why.
 */
export function parseFile<Schema extends z.ZodMiniType>(schema: Schema, json: string): z.infer<Schema> {
  let written: unknown;
  try {
    written = JSON.parse(json);
  } catch {
    throw new OperatorRefused('the file is no JSON');
  }
  const parsed = schema.safeParse(written);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const where = issue?.code === 'unrecognized_keys' ? issue.keys[0] : issue?.path.join('.');
  const why = issue?.code === 'unrecognized_keys' ? 'there is no such field' : issue?.message;
  throw new OperatorRefused(`${where || 'the file'}: ${why}`);
}
