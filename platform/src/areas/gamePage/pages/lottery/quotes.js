// @ts-check

/** How long a slip has to stay as it is before its total is asked for, in ms. */
const SETTLED_AFTER_MS = 250;

/**
 * Asks for something that changes often: once it has stayed the same for a moment. Only what was asked for last
 * is answered.
 *
 * @template Wanted, Answer
 * @param {(wanted: Wanted) => Promise<Answer>} ask
 * @param {(answer: Answer) => void} onAnswer
 */
export function createQuotes(ask, onAnswer) {
  let newest = 0;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;

  /** Nothing that was asked for is wanted any more. */
  function forget() {
    clearTimeout(timer);
    newest += 1;
  }

  return {
    forget,
    /** @param {Wanted} wanted */
    want(wanted) {
      forget();
      const own = newest;
      timer = setTimeout(async () => {
        const answer = await ask(wanted);
        if (own === newest) onAnswer(answer);
      }, SETTLED_AFTER_MS);
    },
  };
}
