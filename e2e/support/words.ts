/*
 * What a player reads, as the journeys look for it. Said here again, not read from the texts of the site: a
 * journey fails when a label changes under the player's feet.
 */

const en = {
  logIn: 'Log in',
  username: 'Username',
  password: 'Password',
  home: 'Home',
  offers: 'Offers and news',
  notices: 'Notices',
  allNotices: 'All notices',
  jackpot: 'Grand jackpot',
  categories: 'Categories',
  hot: 'Hot',
  slots: 'Slots',
  providers: 'Providers',
  hotNow: 'Hot right now',
  showMoreSlots: 'Show more slots',
  winners: 'Latest winners',
  search: 'Search by game name',
  favourites: 'Favourites',
  addFavourite: 'Add {{name}} to favourites',
  removeFavourite: 'Remove {{name}} from favourites',
  saved: 'Changes saved',
  demonstration: 'Demonstration game — no real money',
  spin: 'Spin',
  backToLobby: 'Back to lobby',
  announcements: 'Announcements',
  promotions: 'Promotions',
  back: 'Back',
  openMenu: 'Open menu',
  logOut: 'Log out',
  logOutQuestion: 'Log out?',
  invite: 'Invite',
  service: 'Service',
  openAgentPage: 'Open agent page',
  teamToday: 'Your team today',
  dailyContractReady: 'Your daily salary contract is ready',
  cancel: 'Cancel',
  counters: ['Online', 'Logged in', 'Placed bets', 'Registered'],
  newVersion: 'A new version is ready.',
  update: 'Update',
  notNow: 'Not now',
  offline: 'No internet. Showing what was loaded.',
  unreachable: 'The site does not answer. Showing what was loaded.',
  backOnline: 'Back online.',
  slow: 'Slow connection. Loading may take a while.',
  noInternet: 'No internet',
  tryAgain: 'Try again',
} as const;

type Words = {
  readonly [Key in keyof typeof en]: (typeof en)[Key] extends string ? string : readonly string[];
};

const th: Words = {
  logIn: 'เข้าสู่ระบบ',
  username: 'ชื่อผู้ใช้',
  password: 'รหัสผ่าน',
  home: 'หน้าแรก',
  offers: 'ข้อเสนอและข่าวสาร',
  notices: 'ประกาศ',
  allNotices: 'ประกาศทั้งหมด',
  jackpot: 'แกรนด์แจ็กพอต',
  categories: 'หมวดเกม',
  hot: 'ฮิต',
  slots: 'สล็อต',
  providers: 'ค่ายเกม',
  hotNow: 'กำลังฮิตตอนนี้',
  showMoreSlots: 'ดูสล็อตเพิ่มเติม',
  winners: 'ผู้ชนะล่าสุด',
  search: 'ค้นหาชื่อเกม',
  favourites: 'รายการโปรด',
  addFavourite: 'เพิ่ม {{name}} ในรายการโปรด',
  removeFavourite: 'ลบ {{name}} ออกจากรายการโปรด',
  saved: 'บันทึกแล้ว',
  demonstration: 'เกมสาธิต — ไม่ใช้เงินจริง',
  spin: 'หมุน',
  backToLobby: 'กลับล็อบบี้',
  announcements: 'ประกาศ',
  promotions: 'โปรโมชัน',
  back: 'ย้อนกลับ',
  openMenu: 'เปิดเมนู',
  logOut: 'ออกจากระบบ',
  logOutQuestion: 'ออกจากระบบหรือไม่',
  invite: 'ชวนเพื่อน',
  service: 'ช่วยเหลือ',
  openAgentPage: 'เปิดหน้าเอเยนต์',
  teamToday: 'ทีมของคุณวันนี้',
  dailyContractReady: 'สัญญาเงินเดือนรายวันของคุณพร้อมแล้ว',
  cancel: 'ยกเลิก',
  counters: ['ออนไลน์', 'เข้าสู่ระบบ', 'วางเดิมพัน', 'สมัครใหม่'],
  newVersion: 'มีเวอร์ชันใหม่พร้อมใช้งาน',
  update: 'อัปเดต',
  notNow: 'ไว้ภายหลัง',
  offline: 'ไม่มีอินเทอร์เน็ต กำลังแสดงข้อมูลที่โหลดไว้',
  unreachable: 'เว็บไซต์ไม่ตอบสนอง กำลังแสดงข้อมูลที่โหลดไว้',
  backOnline: 'กลับมาออนไลน์แล้ว',
  slow: 'การเชื่อมต่อช้า อาจใช้เวลาโหลดสักครู่',
  noInternet: 'ไม่มีอินเทอร์เน็ต',
  tryAgain: 'ลองอีกครั้ง',
};

export const words: Readonly<Record<'en' | 'th', Words>> = { en, th };
export type { Words };

/** A phrase with a name in it. */
export function named(phrase: string, name: string): string {
  return phrase.replace('{{name}}', name);
}
