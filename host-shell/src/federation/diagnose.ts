import { classify, details, type FaultClass, FederationError } from './faults';
import { integrityFor, verify } from './integrity';

/** How long the question may take, in ms: someone waits for the retry behind it. */
const DIAGNOSIS_TIME_LIMIT_MS = 3_000;

const ADDRESS = /https?:\/\/[^\s"')]+\.(?:js|css)\b/;

/**
 * The class of a failure, asking once more where the browser tells a page too little: a script element's
 * `error` event is the same for a 404, a refused integrity and a cut line.
 *
 * @param filesOfModule Addresses to ask where the failure names none: another bundler's loader may not say what
 *   did not come.
 */
export async function diagnose(
  error: unknown,
  filesOfModule: () => Promise<readonly string[]> = async () => [],
): Promise<FaultClass> {
  const known = classify(error);
  if (known !== 'network' || error instanceof FederationError) return known;
  const { type, request, message } = details(error);
  const url = request || ADDRESS.exec(message)?.[0];
  const answers = await Promise.all((url ? [url] : await filesOfModule()).map(probe));
  const found = answers.find((answer) => answer !== 'network') ?? known;
  // It came as it was released and ran, but did not get as far as giving its modules.
  return found === 'network' && type === 'missing' ? 'evaluation' : found;
}

async function probe(url: string): Promise<FaultClass> {
  try {
    const response = await fetch(url, {
      // A bad copy in the browser's cache would meet every later attempt as well.
      cache: 'reload',
      signal: AbortSignal.timeout(DIAGNOSIS_TIME_LIMIT_MS),
      credentials: 'omit',
    });
    if (!response.ok) return 'http';
    await verify(await response.arrayBuffer(), integrityFor(url), url);
  } catch (error) {
    return error instanceof FederationError ? error.class : 'network';
  }
  return 'network';
}
