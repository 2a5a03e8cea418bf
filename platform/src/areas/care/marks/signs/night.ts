import { addDays } from '@site/contracts/values/days';
import { periodsAt } from '../../../../core/care/periods';
import { secondsByDay } from '../../../../core/care/play/played';
import { factsOf, type Sign } from '../sign';

const DAYS = 7;
/** Hours of the merchant's day. */
const NIGHT = { from: 0, to: 5 };

/** Nights in which somebody played for long. */
export const night: Sign = async ({ db, accountId, timeZone, at, settings }) => {
  const { nights, minutes } = settings.night;
  const last = (await periodsAt(db, timeZone, at)).DAY.firstDay;
  const days = { first: addDays(last, 1 - DAYS), last };
  const seconds = await secondsByDay(db, accountId, days, timeZone, NIGHT);
  const found = [...seconds.values()].filter((played) => played > minutes * 60).length;
  return found >= nights ? factsOf({ nights: found, days: DAYS, minutes }) : undefined;
};
