import { classify, details, type FaultClass, FederationError } from './faults';
import { integrityFor, verify } from './integrity';
import { isRefusedByPolicy } from './policyViolations';

/** How long the question may take, in ms: someone waits for the retry behind it. */
const DIAGNOSIS_TIME_LIMIT_MS = 3_000;

const ADDRESS = /https?:\/\/[^\s"')]+\.(?:js|css)\b/;

/**
 * The class of a failure, with another request where the browser tells a page too little: a script element's
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
  const url = fileOf(error);
  const classes = await Promise.all((url ? [url] : await filesOfModule()).map(probe));
  const found = classes.find((each) => each !== 'network') ?? known;
  // It came as it was released and ran, but did not get as far as giving its modules.
  return found === 'network' && details(error).type === 'missing' ? 'evaluation' : found;
}

/** The address of the file that a failure names, if it names one. */
export function fileOf(error: unknown): string | undefined {
  const { request, message } = details(error);
  return request || ADDRESS.exec(message)?.[0];
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
  return isRefusedByPolicy(url) ? 'integrity' : 'network';
}
