import type { Source } from '../discovery/remotes';
import { diagnose } from '../trust/diagnose';
import { details, type Fault } from '../trust/faults';

/**
 * The fault of a file that did not come, or of code that did not run, attributed to its release.
 *
 * @param candidates Addresses to look at where the failure names none.
 */
export async function faultOf(
  { remote, release }: Source,
  error: unknown,
  candidates: () => Promise<readonly string[]>,
): Promise<Fault> {
  return { class: await diagnose(error, candidates), remote, release, message: details(error).message };
}
