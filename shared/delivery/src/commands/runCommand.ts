import { stopAll } from '../processes/run';
import { Refusal } from '../refusal';

/** How often Ctrl-C must be pressed to end without waiting for anything. */
const IMPATIENT_PRESSES = 2;

/**
 * Runs a command to its exit code: what a person can put right is one line and exit 1, a fault of ours is
 * shown whole. Ctrl-C and the other ends call `whenAsked`, then end every program that still runs.
 */
export async function runCommand(
  work: () => Promise<number>,
  whenAsked: () => Promise<void> = async () => undefined,
): Promise<void> {
  let presses = 0;
  const end = async (code: number) => {
    presses += 1;
    if (presses >= IMPATIENT_PRESSES) process.exit(code);
    await whenAsked();
    await stopAll();
    process.exit(code);
  };
  process.on('SIGINT', () => end(130));
  process.on('SIGTERM', () => end(143));
  process.on('SIGHUP', () => end(129));

  try {
    process.exitCode = await work();
  } catch (error) {
    process.exitCode = 1;
    // What was ended on request fails as well; nobody needs to hear of that.
    if (presses === 0)
      process.stderr.write(`${error instanceof Refusal ? error.message : describeFault(error)}\n`);
  }
  if (presses === 0) {
    await stopAll();
    process.exit();
  }
}

function describeFault(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
