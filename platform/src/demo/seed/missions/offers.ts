import type { missions, SignInRewardRow } from '../../../areas/missions/tables';
import type { LocalizedText } from '../../../core/language';
import { moneyText } from '../../../core/money';
import { contentId, type SeedContext } from '../context';

type NewMission = typeof missions.$inferInsert;

const BAHT = 100n;
const upperFirst = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
const baht = (amount: bigint) => moneyText('฿', amount);

interface Figures {
  /** Every so many days in a row: money and points; the greatest first. */
  readonly checkIns: readonly (readonly [every: number, amount: bigint, points: number])[];
  readonly playDays: LocalizedText & { readonly count: bigint };
  readonly turnover: bigint;
  readonly rewards: Readonly<
    Record<'playDays' | 'games' | 'turnover' | 'deposits' | 'paymentPassword', bigint>
  >;
}

const AURORA: Figures = {
  checkIns: [
    [30, 200n * BAHT, 100],
    [7, 50n * BAHT, 20],
    [5, 20n * BAHT, 0],
    [1, 10n * BAHT, 0],
  ],
  playDays: { count: 5n, en: 'five', th: 'ห้า' },
  turnover: 5_000n * BAHT,
  rewards: {
    playDays: 88n * BAHT,
    games: 30n * BAHT,
    turnover: 50n * BAHT,
    deposits: 20n * BAHT,
    paymentPassword: 10n * BAHT,
  },
};

const LAGOON: Figures = {
  checkIns: [
    [28, 150n * BAHT, 80],
    [7, 40n * BAHT, 30],
    [3, 15n * BAHT, 0],
    [1, 5n * BAHT, 0],
  ],
  playDays: { count: 7n, en: 'seven', th: 'เจ็ด' },
  turnover: 8_000n * BAHT,
  rewards: {
    playDays: 120n * BAHT,
    games: 25n * BAHT,
    turnover: 80n * BAHT,
    deposits: 30n * BAHT,
    paymentPassword: 15n * BAHT,
  },
};

const figuresOf = ({ merchant }: SeedContext): Figures => (merchant === 'lagoon' ? LAGOON : AURORA);

/** What check-ins bring, the greatest `every` first. */
export const newSignInRewards = (context: SeedContext): SignInRewardRow[] =>
  figuresOf(context).checkIns.map(([every, amount, points]) => ({
    merchant: context.merchant,
    every,
    amount,
    points,
  }));

/** Missions that have been there for a long time: of a month, of a week, and one that is done once. */
export function newMissions(context: SeedContext): NewMission[] {
  const { playDays, turnover, rewards } = figuresOf(context);
  const wanted: (Omit<NewMission, 'id' | 'merchant' | 'startsAt' | 'position'> & { key: string })[] = [
    {
      key: 'play-days',
      kind: 'PLAY_DAYS',
      title: { en: `${upperFirst(playDays.en)} days of play`, th: `เล่นครบ${playDays.th}วัน` },
      description: {
        en: `Place a bet on ${playDays.en} different days.`,
        th: `วางเดิมพันใน${playDays.th}วันที่ต่างกัน`,
      },
      target: playDays.count,
      period: 'MONTH',
      reward: rewards.playDays,
    },
    {
      key: 'live-tables',
      kind: 'GAMES',
      title: { en: 'Try three live tables', th: 'ลองเล่นโต๊ะสดสามโต๊ะ' },
      description: {
        en: 'Any table, any stake, within this week.',
        th: 'โต๊ะใดก็ได้ เดิมพันเท่าไรก็ได้ ภายในสัปดาห์นี้',
      },
      target: 3n,
      filter: { gameTypes: ['LIVE'] },
      period: 'WEEK',
      reward: rewards.games,
    },
    {
      key: 'turnover',
      kind: 'BETS',
      title: { en: `Valid bets of ${baht(turnover)}`, th: `เดิมพันที่นับยอดครบ ${baht(turnover)}` },
      description: { en: 'In slots or fishing, within this month.', th: 'ในสล็อตหรือเกมยิงปลา ภายในเดือนนี้' },
      target: turnover,
      filter: { gameTypes: ['RNG', 'FISH'] },
      period: 'MONTH',
      reward: rewards.turnover,
    },
    {
      key: 'deposits',
      kind: 'DEPOSITS',
      title: { en: 'Three deposits', th: 'ฝากเงินสามครั้ง' },
      description: {
        en: 'Any amount, within this month.',
        th: 'จำนวนเท่าไรก็ได้ ภายในเดือนนี้',
      },
      target: 3n,
      period: 'MONTH',
      reward: rewards.deposits,
    },
    {
      key: 'payment-password',
      kind: 'PAYMENT_PASSWORD',
      title: { en: 'Set a payment password', th: 'ตั้งรหัสผ่านการเงิน' },
      description: { en: 'It protects every withdrawal.', th: 'ช่วยปกป้องการถอนเงินทุกครั้ง' },
      target: 1n,
      period: 'ONCE',
      reward: rewards.paymentPassword,
    },
  ];
  return wanted.map(({ key, ...mission }, position) => ({
    ...mission,
    id: contentId(context, `mission-${key}`),
    merchant: context.merchant,
    startsAt: context.onDay(400, 0),
    position,
  }));
}
