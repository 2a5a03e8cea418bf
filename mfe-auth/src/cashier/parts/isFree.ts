/** Whether a fee, of per cent or money, is none: without a digit but zero. */
export const isFree = (fee: string): boolean => !/[1-9]/.test(fee);
