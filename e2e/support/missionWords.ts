/*
 * What a member reads of the daily check-in and missions, as the journeys look for it. Said here again, as in words.ts: a
 * journey fails when a label changes under the member's feet.
 */

const en = {
  strip: /^Daily check-in/,
  checkIn: (amount: string) => `Check in for ฿${amount}`,
  checkedIn: (amount: string) => `Checked in. ฿${amount} is in your balance.`,
  already: 'You have checked in today already.',
  tomorrow: /^Tomorrow brings ฿/,
  day: (day: number) => new RegExp(`^${day}, checked in`),
  password: 'Set a payment password',
  claim: 'Claim: Set a payment password',
  inBalance: (amount: string) => `฿${amount} is in your balance.`,
  paid: 'Paid into your balance',
  turnover: /^Valid bets of/,
  progress: (target: string) => new RegExp(`^฿(?!0 )[0-9,]+ of ฿${target}$`),
  playDays: /days of play/,
  oneOf: (count: number) => `1 of ${count}`,
};

const th: typeof en = {
  strip: /^เช็คอินรายวัน/,
  checkIn: (amount) => `เช็คอินรับ ฿${amount}`,
  checkedIn: (amount) => `เช็คอินแล้ว โอน ฿${amount} เข้ายอดเงินแล้ว`,
  already: 'วันนี้คุณเช็คอินแล้ว',
  tomorrow: /^พรุ่งนี้รับ ฿/,
  day: (day) => new RegExp(`^${day} เช็คอินแล้ว`),
  password: 'ตั้งรหัสผ่านการเงิน',
  claim: 'รับรางวัล: ตั้งรหัสผ่านการเงิน',
  inBalance: (amount) => `โอน ฿${amount} เข้ายอดเงินแล้ว`,
  paid: 'โอนเข้ายอดเงินแล้ว',
  turnover: /^เดิมพันที่นับยอดครบ/,
  progress: (target) => new RegExp(`^฿(?!0 )[0-9,]+ จาก ฿${target}$`),
  playDays: /^เล่นครบ/,
  oneOf: (count) => `1 จาก ${count}`,
};

export const missionWords = { en, th };
