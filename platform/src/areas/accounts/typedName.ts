/** A name as it is kept of what was typed: one form of each letter, and one space between words. */
export const typedName = (typed: string): string => typed.normalize().trim().replace(/\s+/g, ' ');
