/** Whether an amount of the API is none: no figure of it is more than 0. */
export const isNothing = (amount: string): boolean => !/[1-9]/.test(amount);
