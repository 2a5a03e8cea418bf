/** What a player reads in the reward centre, as the journeys look for it. */
const en = {
  ready: 'Ready',
  inReview: 'In review',
  past: 'Past',
  mission: 'Set a payment password',
  takeOf: (title: string) => `Take: ${title}`,
  checkAgainOf: (title: string) => `Check again: ${title}`,
  noAnswer: 'No answer came. It may be in your balance already.',
  inBalance: (amount: string) => `฿${amount} is in your balance.`,
  balance: (amount: string) => `Balance ฿${amount}`,
  taken: 'Taken',
  nothing: 'Nothing to take right now',
  application: 'Daily cashback',
  applying: 'Applying',
  bonus: 'Bonus',
};

export type RewardWords = typeof en;

const th: RewardWords = {
  ready: 'พร้อมรับ',
  inReview: 'รอพิจารณา',
  past: 'ที่ผ่านมา',
  mission: 'ตั้งรหัสผ่านการเงิน',
  takeOf: (title) => `รับ: ${title}`,
  checkAgainOf: (title) => `ตรวจอีกครั้ง: ${title}`,
  noAnswer: 'ยังไม่ได้รับคำตอบ เงินอาจเข้ายอดของคุณแล้ว',
  inBalance: (amount) => `฿${amount} เข้ายอดเงินของคุณแล้ว`,
  balance: (amount) => `ยอดเงิน ฿${amount}`,
  taken: 'รับแล้ว',
  nothing: 'ยังไม่มีรางวัลให้รับตอนนี้',
  application: 'คืนยอดเสียรายวัน',
  applying: 'รอพิจารณา',
  bonus: 'โบนัส',
};

export const rewardWords = { en, th };
