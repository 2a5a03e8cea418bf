import type { SignInCalendar, SignInDay } from '@site/contracts/areas/missions';

/** Today's day of the running month. */
export const todayIn = ({ days, today }: SignInCalendar): SignInDay | undefined =>
  days.find(({ date }) => date === today);

/** Whether an amount is none, as the platform writes it. */
export const isNothing = (amount: string): boolean => !/[1-9]/.test(amount);
