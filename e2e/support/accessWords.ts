/*
 * What a player reads on the pages of access, as the journeys look for it. Said here again, as in words.ts: a
 * journey fails when a label changes under the player's feet.
 */

const en = {
  username: 'Username',
  password: 'Password',
  confirm: 'Confirm password',
  byMobile: 'Mobile number',
  mobile: 'Mobile number',
  code: 'SMS code',
  human: 'I am not a robot',
  send: 'Send code',
  email: 'E-mail (optional)',
  invitation: 'Invitation code (optional)',
  createAccount: 'Create account',
  free: 'This username is free.',
  taken: /already taken/,
  invitationWrong: /This invitation code is not valid/,
  terms: /18 or older/,
  captcha: 'Captcha',
  birth: 'Date of birth',
  loadingFailed: /No internet|Loading failed/,

  logIn: 'Log in',
  forgotLink: 'Forgot password?',
  forgot: 'Forgot password',
  byEmail: 'By e-mail',
  plainEmail: 'E-mail',
  sendLink: 'Send link',
  mailed: /a link is on its way/,
  setNew: 'Set a new password',
  newPassword: 'New password',
  set: 'Set new password',
  setLogIn: /Your new password is set/,
  linkSpent: /This link has been used or is too old/,

  changePassword: 'Change password',
  oldPassword: 'Old password',
  confirmNew: 'Confirm new password',
  same: /cannot be the same/,
  another: 'Choose another',
  changed: 'Password changed',
  sessionEnded: 'Your session has ended. Please log in again.',
  signOut: 'Log out',
  signOutQuestion: 'Log out?',

  trial: 'Free trial',
  practice: 'Practice money',
  startTrial: 'Start free play',
  tryTrial: /^try free play$/i,
  trialFailed: 'Free play did not start',
  again: 'Try again',
  goOn: 'Go on playing',
  createOwn: 'Create an account',
  openMenu: 'Open menu',
} as const;

type AccessWords = {
  readonly [Key in keyof typeof en]: (typeof en)[Key] extends RegExp ? RegExp : string;
};

const th: AccessWords = {
  username: 'ชื่อผู้ใช้',
  password: 'รหัสผ่าน',
  confirm: 'ยืนยันรหัสผ่าน',
  byMobile: 'เบอร์มือถือ',
  mobile: 'เบอร์มือถือ',
  code: 'รหัส SMS',
  human: 'ฉันไม่ใช่หุ่นยนต์',
  send: 'ส่งรหัส',
  email: 'อีเมล (ไม่บังคับ)',
  invitation: 'รหัสเชิญ (ไม่บังคับ)',
  createAccount: 'สร้างบัญชี',
  free: 'ชื่อนี้ใช้ได้',
  taken: /มีคนใช้แล้ว/,
  invitationWrong: /รหัสเชิญไม่ถูกต้อง/,
  terms: /อายุ 18 ปี/,
  captcha: 'รหัสในภาพ',
  birth: 'วันเกิด',
  loadingFailed: /ไม่มีอินเทอร์เน็ต|โหลดไม่สำเร็จ/,

  logIn: 'เข้าสู่ระบบ',
  forgotLink: 'ลืมรหัสผ่าน?',
  forgot: 'ลืมรหัสผ่าน',
  byEmail: 'อีเมล',
  plainEmail: 'อีเมล',
  sendLink: 'ส่งลิงก์',
  mailed: /ลิงก์จะถูกส่งไปทางอีเมล/,
  setNew: 'ตั้งรหัสผ่านใหม่',
  newPassword: 'รหัสผ่านใหม่',
  set: 'ตั้งรหัสผ่านใหม่',
  setLogIn: /ตั้งรหัสผ่านใหม่แล้ว/,
  linkSpent: /ลิงก์นี้ถูกใช้แล้วหรือหมดอายุ/,

  changePassword: 'เปลี่ยนรหัสผ่าน',
  oldPassword: 'รหัสผ่านเดิม',
  confirmNew: 'ยืนยันรหัสผ่านใหม่',
  same: /ต้องไม่ซ้ำกับรหัสเดิม/,
  another: 'ตั้งรหัสอื่น',
  changed: 'เปลี่ยนรหัสผ่านแล้ว',
  sessionEnded: 'การเข้าสู่ระบบของคุณสิ้นสุดแล้ว โปรดเข้าสู่ระบบอีกครั้ง',
  signOut: 'ออกจากระบบ',
  signOutQuestion: 'ออกจากระบบหรือไม่',

  trial: 'ทดลองเล่นฟรี',
  practice: 'เงินทดลอง',
  startTrial: 'เริ่มทดลองเล่น',
  tryTrial: /^ทดลองเล่นฟรี$/,
  trialFailed: 'เปิดโหมดทดลองเล่นไม่สำเร็จ',
  again: 'ลองอีกครั้ง',
  goOn: 'เล่นต่อ',
  createOwn: 'สมัครสมาชิก',
  openMenu: 'เปิดเมนู',
};

export const accessWords: Readonly<Record<'en' | 'th', AccessWords>> = { en, th };
export type { AccessWords };
