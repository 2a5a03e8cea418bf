// @ts-check

/** @typedef {'en' | 'th'} Language */

const en = {
  back: 'Back to lobby',
  balance: 'Balance',
  playMoney: 'Play money',
  demo: 'Demonstration game — no real money',
  bet: 'Bet',
  lower: 'Lower the bet',
  raise: 'Raise the bet',
  spin: 'Spin',
  spinning: 'Spinning',
  checkSpin: 'Check',
  ready: 'Choose a bet and spin',
  lost: 'No win',
  won: 'Won {amount}',
  returned: '{amount} back, {bet} staked',
  pays: 'Three on the middle line pay',
  times: '{times} times the bet',
  history: 'Last spins',
  historyEmpty: 'Your spins will be listed here.',
  spinOf: 'Bet {bet}',
  offline: 'No connection. Press Check to see whether the spin went through; it is never booked twice.',
  insufficient: 'The balance is too low for this bet.',
  stakeLimit: 'The most for one spin is {max}.',
  noBet: 'The smallest bet here is above your limit.',
  'play.closed': 'Play is closed for your account.',
  'identity.required': 'Your identity has to be verified first.',
  'reality.check.due': 'The game waits for your answer.',
  'limit.time.reached': 'Your play time is up.',
  'limit.loss.reached': 'This bet is more than your loss limit leaves.',
  closedTitle: 'The game could not be opened',
  sessionTitle: 'Your session has ended',
  offlineTitle: 'No connection',
  offlineOpening: 'The game could not be loaded. Check the connection and try again.',
  again: 'Try again',
};

/** @type {typeof en} */
const th = {
  back: 'กลับล็อบบี้',
  balance: 'ยอดเงิน',
  playMoney: 'เงินทดลอง',
  demo: 'เกมสาธิต — ไม่ใช้เงินจริง',
  bet: 'เดิมพัน',
  lower: 'ลดเดิมพัน',
  raise: 'เพิ่มเดิมพัน',
  spin: 'หมุน',
  spinning: 'กำลังหมุน',
  checkSpin: 'ตรวจสอบ',
  ready: 'เลือกเดิมพันแล้วกดหมุน',
  lost: 'รอบนี้ไม่ถูกรางวัล',
  won: 'ได้รับ {amount}',
  returned: 'ได้คืน {amount} จากเดิมพัน {bet}',
  pays: 'สามภาพเหมือนกันในแถวกลางได้รางวัล',
  times: '{times} เท่าของเดิมพัน',
  history: 'รอบล่าสุด',
  historyEmpty: 'รอบที่คุณเล่นจะแสดงที่นี่',
  spinOf: 'เดิมพัน {bet}',
  offline: 'ไม่มีการเชื่อมต่อ กดตรวจสอบเพื่อดูว่ารอบนี้สำเร็จหรือไม่ ระบบจะไม่ตัดเงินซ้ำ',
  insufficient: 'ยอดเงินไม่พอสำหรับเดิมพันนี้',
  stakeLimit: 'เดิมพันได้สูงสุดรอบละ {max}',
  noBet: 'เดิมพันต่ำสุดของเกมนี้เกินวงเงินต่อรอบของคุณ',
  'play.closed': 'ขณะนี้บัญชีของคุณปิดการเล่นอยู่',
  'identity.required': 'ต้องยืนยันตัวตนก่อนเล่น',
  'reality.check.due': 'เกมรอคำตอบจากคุณอยู่',
  'limit.time.reached': 'ครบเวลาเล่นที่ตั้งไว้แล้ว',
  'limit.loss.reached': 'เดิมพันนี้เกินวงเงินขาดทุนที่เหลืออยู่',
  closedTitle: 'เปิดเกมไม่สำเร็จ',
  sessionTitle: 'หมดเวลาเข้าใช้งานแล้ว',
  offlineTitle: 'ไม่มีการเชื่อมต่อ',
  offlineOpening: 'โหลดเกมไม่สำเร็จ โปรดตรวจสอบการเชื่อมต่อแล้วลองอีกครั้ง',
  again: 'ลองอีกครั้ง',
};

const texts = { en, th };

/** @typedef {keyof typeof en} TextKey */

/**
 * @param {Language} language
 * @returns {(key: TextKey, values?: Record<string, string>) => string}
 */
export const translator =
  (language) =>
  (key, values = {}) =>
    texts[language][key].replace(/\{(\w+)\}/g, (_, name) => values[name] ?? '');
