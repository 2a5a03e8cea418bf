import { fakePlatform } from '@site/api/testing';
import { merchantWallet, walletBalance } from '@site/contracts/areas/account';
import {
  type Mission,
  missionList,
  type SignInCalendar,
  signInCalendar,
} from '@site/contracts/areas/missions';
import { addDays } from '@site/contracts/values/days';
import { signIn } from '@site/session';
import { renderInSite } from '@site/ui/testing';
import baseEn from '../../locales/en.json';
import baseTh from '../../locales/th.json';
import en from '../locales/en.json';
import th from '../locales/th.json';
import MissionSignInPage from '../MissionSignInPage';

/** The running day of these tests: the clock stands at noon in Bangkok. */
export const NOW = '2026-11-20T05:00:00Z';
const BRINGS = ['10.00', '20.00', '50.00'];

/** The calendar of November on a day, with a row of days before it. */
export function calendarOn(
  today: string,
  { streak = 5, signedToday = false, firstMonth = '2026-03' }: Partial<SignInCalendar> = {},
): SignInCalendar {
  const row = addDays(today, signedToday ? 1 - streak : -streak);
  const dayIn = (date: string): SignInCalendar['days'][number] => {
    if (date >= row && (date < today || (signedToday && date === today)))
      return { date, state: 'SIGNED', reward: '10.00' };
    if (date < today) return { date, state: 'MISSED', reward: '0.00' };
    const reward = BRINGS[Number(date.slice(-2)) % BRINGS.length] ?? '10.00';
    return { date, state: date === today ? 'TODAY' : 'AHEAD', reward };
  };
  return {
    month: '2026-11',
    days: Array.from({ length: 30 }, (_, index) => dayIn(addDays('2026-11-01', index))),
    streak,
    signedToday,
    next: { reward: signedToday ? '50.00' : '10.00' },
    firstMonth,
    today,
  };
}

export const ready: Mission = {
  id: 'm1',
  title: 'Five days of play',
  description: 'Place a bet on five different days.',
  target: 5,
  progress: 5,
  unit: 'TIMES',
  reward: '88.00',
  state: 'CLAIMABLE',
  endsAt: '2026-11-30T17:00:00Z',
};
export const open: Mission = {
  ...ready,
  id: 'm2',
  title: 'Valid bets of ฿5,000.00',
  description: 'In slots or fishing, within this month.',
  target: 5000,
  progress: 3120,
  unit: 'MONEY',
  reward: '50.00',
  state: 'OPEN',
};

/** A member on a platform with these check-ins and missions. */
export function fakeMissions(
  calendar: SignInCalendar = calendarOn('2026-11-20'),
  missions: readonly Mission[] = [ready, open],
) {
  signIn(
    { token: 'token', merchantCode: 'aurora', userName: 'narin88', type: 0, firstTimeLogin: false },
    { persist: false },
  );
  const platform = fakePlatform();
  platform.answer(merchantWallet, { currency: 'THB', currencySymbol: '฿', wallets: [] });
  platform.answer(walletBalance, { sumBalance: '12480.50', currencySymbol: '฿', currency: 'THB' });
  platform.answer(signInCalendar, calendar);
  platform.answer(missionList, { list: [...missions] });
  return platform;
}

/** For tests: an answer that was lost on its way. */
export const cutOff = (): never => {
  throw new TypeError('cut off');
};

/** For tests: the page with everything that the host puts around it, in English. */
export const openMissions = () =>
  renderInSite(<MissionSignInPage />, {
    path: '/m/activity/signIn',
    texts: { 'mfe-promotions': { en: { ...baseEn, ...en }, th: { ...baseTh, ...th } } },
  });
