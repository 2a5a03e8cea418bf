/** What an operator asked for and does not get. Its message is one line, in plain words, and is all that is printed. */
export class OperatorRefused extends Error {}
