/** A command of an operator that is not done. Its message is one line. */
export class CommandError extends Error {}
