// @ts-check

/**
 * The time between two rounds in which none begins. Counted by the time that passes, not by the device's clock.
 *
 * @param {() => void} onOver
 */
export function createRest(onOver) {
  let until = 0;
  /** Runs while the button rests. A timer may fire a moment early, so the rest is over when it says so. @type {number | undefined} */
  let timer;
  return {
    /** @param {number} ms */
    begin(ms) {
      until = Math.max(until, performance.now() + ms);
      clearTimeout(timer);
      timer = setTimeout(() => {
        timer = undefined;
        onOver();
      }, until - performance.now());
    },
    isOver: () => timer === undefined,
  };
}
