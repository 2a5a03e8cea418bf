/** The last moment before an end, in ms: what ends at midnight is to be had until 23:59 of the day before. */
export const lastMoment = (end: string): number => new Date(end).getTime() - 1;
