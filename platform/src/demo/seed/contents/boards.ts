import { PATHS } from '@site/contracts/values/paths';
import type { Board, banners } from '../../../areas/announcements/tables';
import { DAY } from '../../../core/clock';
import type { LocalizedText } from '../../../core/language';
import { lightOf, type Merchant } from '../../art';
import type { SeedContext } from '../context';

type RankBanner = Pick<
  typeof banners.$inferInsert,
  'groupName' | 'scene' | 'eyebrow' | 'title' | 'link' | 'caption' | 'board'
>;

type Rows = Board['rows'];

const rowsOf = (...rows: [name: string, sum: string][]): Rows => rows.map(([name, sum]) => ({ name, sum }));

const DEPOSITS: Record<Merchant, Rows> = {
  aurora: rowsOf(
    ['na***88', '฿1,284,000'],
    ['pi***22', '฿962,300'],
    ['ko***t9', '฿845,120'],
    ['ar***ee', '฿610,400'],
    ['wa***01', '฿588,250'],
    ['su***78', '฿431,900'],
  ),
  lagoon: rowsOf(
    ['mo***14', '฿918,500'],
    ['ta***oy', '฿744,000'],
    ['be***36', '฿702,880'],
    ['ph***an', '฿530,150'],
    ['ji***07', '฿412,600'],
    ['nu***50', '฿398,200'],
  ),
};

const BETS: Record<Merchant, Rows> = {
  aurora: rowsOf(
    ['ko***t9', '฿4,806,320'],
    ['na***88', '฿4,112,900'],
    ['da***61', '฿3,570,440'],
    ['pi***22', '฿2,938,000'],
    ['su***78', '฿2,415,760'],
    ['th***ya', '฿1,987,310'],
  ),
  lagoon: rowsOf(
    ['ta***oy', '฿3,650,700'],
    ['mo***14', '฿3,204,180'],
    ['ch***n5', '฿2,861,020'],
    ['be***36', '฿2,190,450'],
    ['ph***an', '฿1,744,900'],
    ['wi***23', '฿1,502,640'],
  ),
};

/** Half of a merchant's day: then the day in UTC has the same date. */
const NOON = 0.5;

/** The last whole week of the merchant's calendar, Monday to Sunday, each by an instant of its day in UTC. */
function lastWeek({ onDay }: SeedContext): { first: Date; last: Date } {
  const yesterday = 1;
  const sinceSunday = onDay(yesterday, NOON).getUTCDay();
  const last = onDay(yesterday + sinceSunday, NOON);
  return { first: new Date(last.getTime() - 6 * DAY), last };
}

const days = (locale: string) =>
  new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', timeZone: 'UTC' });
const ENGLISH = days('en-GB');
const THAI = days('th-TH-u-ca-gregory');

function boardOf(context: SeedContext, heading: LocalizedText, rows: Rows): Board {
  const { first, last } = lastWeek(context);
  return {
    heading,
    days: { en: ENGLISH.formatRange(first, last), th: THAI.formatRange(first, last) },
    rows,
  };
}

/** What a board says to those who do not see it. */
function boardWords({ heading, days: when, rows: [leader] }: Board): LocalizedText {
  const { name = '', sum = '' } = leader ?? {};
  return {
    en: `${heading.en}, ${when.en}. First: ${name}, ${sum}`,
    th: `${heading.th} ${when.th} อันดับหนึ่ง ${name} ${sum}`,
  };
}

/** The boards of last week and what this week's are about, for the pages of ranks. */
export function rankBanners(context: SeedContext): RankBanner[] {
  const merchant = lightOf(context.merchant);
  const { first } = lastWeek(context);
  const caption: LocalizedText = {
    en: `Week of ${ENGLISH.format(first)}`,
    th: `สัปดาห์วันที่ ${THAI.format(first)}`,
  };
  const ofBoard = (groupName: string, board: Board): RankBanner => ({
    groupName,
    scene: 'trophyPitch',
    eyebrow: board.days,
    title: boardWords(board),
    link: null,
    caption,
    board,
  });
  return [
    ofBoard('m_deposit20', boardOf(context, { en: 'Top deposits', th: 'อันดับยอดฝาก' }, DEPOSITS[merchant])),
    {
      groupName: 'm_deposit20',
      scene: 'fruitMarket',
      eyebrow: { en: 'This week', th: 'สัปดาห์นี้' },
      title: { en: '฿200,000 for the first 20', th: '฿200,000 สำหรับ 20 อันดับแรก' },
      caption: { en: 'All promotions', th: 'โปรโมชันทั้งหมด' },
      link: PATHS.promotions,
    },
    ofBoard('m_bet20', boardOf(context, { en: 'Top bets', th: 'อันดับยอดเดิมพัน' }, BETS[merchant])),
    {
      groupName: 'm_bet20',
      scene: 'trophyPitch',
      eyebrow: { en: 'Every Monday', th: 'ทุกวันจันทร์' },
      title: { en: 'Top 20 of the week', th: '20 อันดับของสัปดาห์' },
      link: null,
    },
  ];
}
