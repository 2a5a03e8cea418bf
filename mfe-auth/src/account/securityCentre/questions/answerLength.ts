/** How long an answer may be, in characters. The platform checks it again. */
export const ANSWER_LENGTH = { min: 2, max: 100 } as const;
