import type { BenefitSettings, LevelRow } from '../../../areas/benefits/tables';
import type { LocalizedText } from '../../../core/language';
import type { Stone } from '../../art/emblem';
import { contentId, type SeedContext } from '../context';

/** A level as it is written down here: gifts in whole units of money, rebates in hundredths of a per cent. */
interface Plan extends Pick<LevelRow, 'from' | 'rebates'> {
  stone: Stone;
  name: LocalizedText;
  birthday: number;
  levelUp: number;
}

const AURORA: readonly Plan[] = [
  {
    stone: 'bronze',
    name: { en: 'Bronze', th: 'บรอนซ์' },
    from: 0,
    rebates: { RNG: 20, LIVE: 20 },
    birthday: 0,
    levelUp: 0,
  },
  {
    stone: 'silver',
    name: { en: 'Silver', th: 'ซิลเวอร์' },
    from: 1_500,
    rebates: { RNG: 40, LIVE: 35, FISH: 30 },
    birthday: 200,
    levelUp: 100,
  },
  {
    stone: 'gold',
    name: { en: 'Gold', th: 'โกลด์' },
    from: 5_000,
    rebates: { RNG: 60, LIVE: 50, FISH: 45, SPORTS: 25 },
    birthday: 500,
    levelUp: 300,
  },
  {
    stone: 'platinum',
    name: { en: 'Platinum', th: 'แพลทินัม' },
    from: 12_000,
    rebates: { RNG: 80, LIVE: 65, FISH: 60, SPORTS: 40 },
    birthday: 1_500,
    levelUp: 900,
  },
  {
    stone: 'diamond',
    name: { en: 'Diamond', th: 'ไดมอนด์' },
    from: 40_000,
    rebates: { RNG: 100, LIVE: 80, FISH: 75, SPORTS: 50 },
    birthday: 5_000,
    levelUp: 3_000,
  },
];

const LAGOON: readonly Plan[] = [
  {
    stone: 'shell',
    name: { en: 'Shell', th: 'เปลือกหอย' },
    from: 0,
    rebates: { RNG: 30 },
    birthday: 0,
    levelUp: 0,
  },
  {
    stone: 'coral',
    name: { en: 'Coral', th: 'ปะการัง' },
    from: 1_000,
    rebates: { RNG: 50, LIVE: 40 },
    birthday: 150,
    levelUp: 100,
  },
  {
    stone: 'pearl',
    name: { en: 'Pearl', th: 'ไข่มุก' },
    from: 6_000,
    rebates: { RNG: 70, LIVE: 60, SPORTS: 30 },
    birthday: 600,
    levelUp: 400,
  },
  {
    stone: 'sapphire',
    name: { en: 'Sapphire', th: 'ไพลิน' },
    from: 20_000,
    rebates: { RNG: 90, LIVE: 75, SPORTS: 45 },
    birthday: 2_000,
    levelUp: 1_200,
  },
  {
    stone: 'trident',
    name: { en: 'Trident', th: 'ตรีศูล' },
    from: 60_000,
    rebates: { RNG: 110, LIVE: 90, SPORTS: 60 },
    birthday: 6_000,
    levelUp: 4_000,
  },
];

const PLANS: Readonly<Record<string, readonly Plan[]>> = { aurora: AURORA, lagoon: LAGOON };

const minor = (amount: number): bigint => BigInt(amount) * 100n;

/** The levels of a merchant; one of whom nothing is written down has those of aurora. */
export const newLevels = (context: SeedContext): LevelRow[] =>
  (PLANS[context.merchant] ?? AURORA).map(({ stone, name, from, rebates, birthday, levelUp }) => ({
    id: contentId(context, stone),
    merchant: context.merchant,
    name,
    icon: `/cdn/levels/${stone}.svg`,
    from,
    rebates,
    birthdayGift: minor(birthday),
    levelUpGift: minor(levelUp),
  }));

export const newBenefitSettings = ({ merchant }: SeedContext): BenefitSettings => ({
  merchant,
  stakeOfPoint: minor(10),
  rebateDays: 7,
  giftDays: 30,
  rebateTurnover: 1,
  giftTurnover: 3,
  kept: [
    {
      kind: 'LEVEL',
      title: { en: 'Your level', th: 'ระดับของคุณ' },
      text: { en: 'Once reached, it does not fall.', th: 'ถึงแล้วไม่มีวันลดลง' },
    },
    {
      kind: 'POINTS',
      title: { en: 'Your points', th: 'คะแนนของคุณ' },
      text: {
        en: 'Spending them in the mall does not lower your level.',
        th: 'ใช้คะแนนในร้านแลกคะแนนแล้วระดับไม่ลดลง',
      },
    },
    {
      kind: 'GIFTS',
      title: { en: 'Gifts already paid', th: 'ของขวัญที่ได้รับแล้ว' },
      text: {
        en: 'They stay yours when the terms change.',
        th: 'ยังเป็นของคุณแม้เงื่อนไขจะเปลี่ยนไป',
      },
    },
  ],
});
