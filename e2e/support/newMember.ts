/** Good by the rules of every merchant here, and on no list of common ones. */
export const PASSWORD = 'Lantern7Rail';

/** Nobody has it: every run makes new members. */
export const newName = () => `m${Date.now().toString(36)}${Math.floor(Math.random() * 1e4)}`.slice(0, 16);
