import { killAll, stopAll } from '../processes/run';
import { Refusal } from '../refusal';

/** Exit codes as shells give them to what a signal ended. */
const SIGNAL_EXIT_CODES = { SIGHUP: 129, SIGINT: 130, SIGTERM: 143 } as const;

/**
 * A signal to a process group comes twice, once from the launcher that passes it on; only one that comes later
 * is a person who does not want to wait.
 */
const IMPATIENCE_MS = 1000;

/**
 * Runs a command to its exit code: what a person can put right is one line and exit 1, a fault of ours is
 * shown whole. However it ends, `cleanUp` runs and every program that was started is ended; another Ctrl-C does
 * not wait for the first.
 */
export async function runCommand(
  work: () => Promise<number>,
  cleanUp: () => Promise<unknown> = async () => undefined,
): Promise<void> {
  let endingSince: number | undefined;
  const end = async (code: number) => {
    if (endingSince !== undefined) {
      if (Date.now() - endingSince < IMPATIENCE_MS) return;
      killAll();
      process.exit(code);
    }
    endingSince = Date.now();
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
    if (endingSince === undefined)
      process.stderr.write(`${error instanceof Refusal ? describeRefusal(error) : describeFault(error)}\n`);
  }
  if (endingSince === undefined) await end(code);
}

function describeRefusal({ message, code }: Refusal): string {
  return code === undefined ? message : `${message} [${code}]`;
}

function describeFault(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
