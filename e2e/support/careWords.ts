/*
 * What a member reads where they look after their play, as the journeys look for it. Said here again, as in words.ts: a
 * journey fails when a label changes under the member's feet.
 */

const en = {
  care: 'Responsible play',
  limits: 'Play limits',
  dailyDeposit: 'Set: Daily deposit limit',
  changeDailyDeposit: 'Change: Daily deposit limit',
  amount: /^(Amount|Another amount)$/,
  save: (value: string) => `Save ${value}`,
  ask: (value: string) => `Ask for ${value}`,
  keep: (value: string) => `Keep ${value}`,
  use: (value: string) => `Use ${value}`,
  waiting: /You can confirm it from/,
  waitIsOver: /The wait is over/,
  holds: (value: string) => `Daily deposit limit: ${value} from now on`,

  closed: 'What stays open',
  withdraw: 'Withdraw',

  exclusion: 'Self-exclusion',
  months6: /^6 months/,
  understood: 'I understand that this cannot be taken back.',
  password: 'Your password',
  close: 'Close my account to play for 6 months',
  closeIt: 'Close it',
  excluded: /^Closed to play until/,
  timeIsOver: 'The time you chose is over',
  askToReturn: 'Ask to play again',
  asked: 'You have asked to play again',
  noLimits: 'No limits',

  minutesLeft: /minutes? left of your 30 min/,
  timeIsUp: 'Your 30 min is up',
  leaveGame: 'Leave the game',
  raiseBet: 'Raise the bet',
};

const th: typeof en = {
  care: 'เล่นอย่างรับผิดชอบ',
  limits: 'วงเงินและเวลาเล่น',
  dailyDeposit: 'ตั้งค่า วงเงินฝากรายวัน',
  changeDailyDeposit: 'เปลี่ยน วงเงินฝากรายวัน',
  amount: /^จำนวนเงิน/,
  save: (value) => `บันทึก ${value}`,
  ask: (value) => `ขอเปลี่ยนเป็น ${value}`,
  keep: (value) => `ใช้ ${value} ต่อ`,
  use: (value) => `เปลี่ยนเป็น ${value}`,
  waiting: /ยืนยัน/,
  waitIsOver: /ครบเวลารอแล้ว/,
  holds: (value) => `วงเงินฝากรายวัน: ${value} มีผลแล้ว`,

  closed: 'สิ่งที่ยังใช้ได้',
  withdraw: 'ถอนเงิน',

  exclusion: 'ระงับการเล่นของตัวเอง',
  months6: /^6 เดือน/,
  understood: 'ฉันเข้าใจว่ายกเลิกภายหลังไม่ได้',
  password: 'รหัสผ่านของคุณ',
  close: 'ปิดการเล่นของบัญชีนี้ 6 เดือน',
  closeIt: 'ปิดการเล่น',
  excluded: /^ปิดการเล่นถึง/,
  timeIsOver: 'ครบเวลาที่คุณเลือกไว้แล้ว',
  askToReturn: 'ขอกลับมาเล่น',
  asked: 'คุณขอกลับมาเล่นแล้ว',
  noLimits: 'ไม่ตั้งวงเงิน',

  minutesLeft: /เหลือเวลาเล่นอีก/,
  timeIsUp: 'ครบ 30 นาที ที่ตั้งไว้แล้ว',
  leaveGame: 'ออกจากเกม',
  raiseBet: 'เพิ่มเดิมพัน',
};

export const careWords = { en, th };
