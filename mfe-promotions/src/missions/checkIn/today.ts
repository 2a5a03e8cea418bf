import type { SignInCalendar, SignInDay } from '@site/contracts/areas/missions';

/** Today's day of the running month. */
export const todayIn = ({ days, today }: SignInCalendar): SignInDay | undefined =>
  days.find(({ date }) => date === today);
