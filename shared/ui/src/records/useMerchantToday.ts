import { serverNow } from '@site/api';
import { formatDay } from '@site/i18n';
import { useEffect, useState } from 'react';

/** How often the calendar is looked at, in ms: the page may be open when a day ends. */
const LOOK_EVERY_MS = 60_000;

const merchantToday = (): string => formatDay(serverNow());

/** Today's day at the merchant, whatever the clock of the phone says. It turns there at midnight. */
export function useMerchantToday(): string {
  const [today, setToday] = useState(merchantToday);
  useEffect(() => {
    const look = () => setToday(merchantToday());
    const timer = setInterval(look, LOOK_EVERY_MS);
    // The timers of a page that nobody looks at may stand still.
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, []);
  return today;
}
