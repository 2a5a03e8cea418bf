import type * as z from 'zod/mini';
import { SourceUnknown } from './HealthSource';

/** The guard looks every 15 s. */
const TIME_LIMIT_MS = 5_000;

/**
 * Asks a source of figures by GET.
 *
 * @param source Who it is, for people.
 * @param schema What the answer has to be.
 * @throws SourceUnknown when there is no answer in time, or another one.
 */
export async function askSource<S extends z.ZodMiniType>(
  source: string,
  url: URL,
  schema: S,
  headers: Readonly<Record<string, string>> = {},
): Promise<z.output<S>> {
  let answer: Response;
  let body: unknown;
  try {
    answer = await fetch(url, { headers, redirect: 'error', signal: AbortSignal.timeout(TIME_LIMIT_MS) });
    body = answer.ok ? await answer.json() : await answer.body?.cancel();
  } catch (error) {
    const { cause, message } = error as Error & { cause?: Error };
    throw new SourceUnknown(`${source} at ${url.origin} does not answer: ${cause?.message ?? message}`);
  }
  if (!answer.ok) throw new SourceUnknown(`${source} at ${url.origin} answered ${answer.status}`);
  const parsed = schema.safeParse(body);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new SourceUnknown(
    `${source} at ${url.origin} answered something else than figures: ${issue?.path.join('.')}: ${issue?.message}`,
  );
}
