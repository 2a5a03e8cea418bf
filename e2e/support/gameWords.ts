/* What a player reads in the lists of games; beside words.ts, which every journey has. */

const en = {
  tabs: [
    ...['Hot', 'Slots', 'Bingo', 'Live', 'Sports', 'Cockfight', 'E-sports', 'Fishing', 'Cards'],
    ...['Lottery', 'E-lottery', 'Favourites'],
  ],
  all: 'All',
  hot: 'Hot',
  hotGames: 'Hot games',
  recent: 'Recently played',
  vip: 'VIP service',
  filter: 'Filter',
  minimumBet: 'Minimum bet',
  kind: 'Kind',
  otherCategories: 'Other categories',
  end: 'You have seen them all',
  wait: 'Please wait',
  more: 'Show more from',
  gameCentre: 'Game centre',
  slotsCentre: 'Slots centre',
  categories: 'Categories',
  bets: ['All', '฿0.01', '฿0.05', '฿0.10', '฿0.50', '฿0.75', '฿1+'],
} as const;

type GameWords = {
  readonly [Key in keyof typeof en]: (typeof en)[Key] extends string ? string : readonly string[];
};

const th: GameWords = {
  tabs: [
    ...['ฮิต', 'สล็อต', 'บิงโก', 'คาสิโนสด', 'กีฬา', 'ไก่ชน', 'อีสปอร์ต', 'ยิงปลา', 'เกมไพ่'],
    ...['หวย', 'หวยออนไลน์', 'รายการโปรด'],
  ],
  all: 'ทั้งหมด',
  hot: 'ฮิต',
  hotGames: 'เกมยอดนิยม',
  recent: 'เล่นล่าสุด',
  vip: 'บริการวีไอพี',
  filter: 'ตัวกรอง',
  minimumBet: 'เดิมพันขั้นต่ำ',
  kind: 'ประเภท',
  otherCategories: 'หมวดอื่น',
  end: 'แสดงครบทุกเกมแล้ว',
  wait: 'กรุณารอสักครู่',
  more: 'ดูเกมเพิ่มเติมจาก',
  gameCentre: 'ศูนย์เกม',
  slotsCentre: 'ศูนย์สล็อต',
  categories: 'หมวดเกม',
  bets: ['ทั้งหมด', '฿0.01', '฿0.05', '฿0.10', '฿0.50', '฿0.75', '฿1+'],
};

export const gameWords: Readonly<Record<'en' | 'th', GameWords>> = { en, th };
