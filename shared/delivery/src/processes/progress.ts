/** Tells a person what goes on: one line for each step, with its time. */
export interface Progress {
  /** Shows a step while it runs, and how long it took. A step that fails is shown as failed; its error goes on. */
  step<Value>(title: string, work: () => Promise<Value>): Promise<Value>;
  /** Writes a line of its own. */
  say(line: string): void;
}

/** Only what writing needs, so that a test can listen. */
export interface Screen {
  readonly isTTY?: boolean;
  readonly columns?: number;
  write(text: string): unknown;
}

const TICK_MS = 200;
const CLEAR_LINE = '\r\x1b[2K';
const DEFAULT_WIDTH = 80;

/** Seconds with one decimal. */
export function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(1)} s`;
}

/**
 * Progress on a terminal is one line that changes, with what runs now and for how long; elsewhere (a log, a
 * pipe) a line when a step begins and one when it ends.
 */
export function progressOn(screen: Screen, now: () => number = Date.now): Progress {
  const running = new Map<string, number>();
  let ticking: NodeJS.Timeout | undefined;

  const clear = () => {
    if (screen.isTTY) screen.write(CLEAR_LINE);
  };
  const draw = () => {
    if (!screen.isTTY || running.size === 0) return;
    const parts = [...running].map(
      ([title, started]) => `${title} ${Math.floor((now() - started) / 1000)} s`,
    );
    const line = `… ${parts.join(' · ')}`;
    screen.write(CLEAR_LINE + line.slice(0, (screen.columns ?? DEFAULT_WIDTH) - 1));
  };
  const say = (line: string) => {
    clear();
    screen.write(`${line}\n`);
    draw();
  };

  return {
    say,
    async step(title, work) {
      const started = now();
      running.set(title, started);
      if (screen.isTTY) {
        ticking ??= setInterval(draw, TICK_MS).unref();
        draw();
      } else {
        screen.write(`… ${title}\n`);
      }
      const finish = (mark: string) => {
        running.delete(title);
        if (running.size === 0) {
          clearInterval(ticking);
          ticking = undefined;
        }
        say(`${mark} ${title} (${seconds(now() - started)})`);
      };
      try {
        const value = await work();
        finish('✓');
        return value;
      } catch (error) {
        finish('✗');
        throw error;
      }
    },
  };
}

/** Progress that nobody reads. */
export const silentProgress: Progress = { step: (_title, work) => work(), say: () => undefined };
