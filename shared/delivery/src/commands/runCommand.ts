import { stopAll } from '../processes/run';
import { Refusal } from '../refusal';

/** Exit codes as shells give them to what a signal ended. */
const SIGNAL_EXIT_CODES = { SIGHUP: 129, SIGINT: 130, SIGTERM: 143 } as const;

/**
 * Runs a command to its exit code: what a person can put right is one line and exit 1, a fault of ours is
 * shown whole. However it ends, `cleanUp` runs and every program that was started is ended; a second Ctrl-C
 * does not wait for that.
 */
export async function runCommand(
  work: () => Promise<number>,
  cleanUp: () => Promise<unknown> = async () => undefined,
): Promise<void> {
  let isEnding = false;
  const end = async (code: number) => {
    if (isEnding) process.exit(code);
    isEnding = true;
    await cleanUp();
    await stopAll();
    process.exit(code);
  };
  for (const [signal, code] of Object.entries(SIGNAL_EXIT_CODES)) process.on(signal, () => end(code));

  let code: number;
  try {
    code = await work();
  } catch (error) {
    code = 1;
    // What was ended on request fails as well; nobody needs to hear of that.
    if (!isEnding)
      process.stderr.write(`${error instanceof Refusal ? error.message : describeFault(error)}\n`);
  }
  if (!isEnding) await end(code);
}

function describeFault(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
