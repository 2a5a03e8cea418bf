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
  codeSent: 'The code is on its way.',
  invitation: 'Invitation code (optional)',
  createAccount: 'Create account',
  free: 'This username is free.',
  taken: /already taken/,
  terms: /18 or older/,
  captcha: 'Captcha',
  birth: 'Date of birth',
  required: { email: 'E-mail', payeeName: 'Bank account name' },
  optional: {
    paymentPassword: 'Payment password (optional)',
    idNumber: 'ID number (optional)',
    qqNum: 'QQ number (optional)',
    facebook: 'Facebook (optional)',
    wechat: 'WeChat ID (optional)',
    line: 'LINE ID (optional)',
    whatsapp: 'WhatsApp number (optional)',
    zalo: 'Zalo number (optional)',
    nickname: 'Nickname (optional)',
  },

  logIn: 'Log in',
  byCode: 'Mobile code',
  remember: 'Remember me',
  noMatch: /do not match/,
  lastSignIn: /Last sign-in: .*Not you\? Change your password/,
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
  another: 'Try another',
  changed: 'Password changed',
  signOut: 'Log out',
  signOutQuestion: 'Log out?',

  trial: 'Free trial',
  practice: 'Practice money',
  startTrial: 'Start free play',
  tryTrial: /^try free play$/i,
  goOn: 'Go on playing',
  createOwn: 'Create an account',
  openMenu: 'Open menu',
} as const;

type Said<Text> = Text extends RegExp
  ? RegExp
  : Text extends string
    ? string
    : { readonly [Key in keyof Text]: string };

type AccessWords = { readonly [Key in keyof typeof en]: Said<(typeof en)[Key]> };

const th: AccessWords = {
  username: 'ชื่อผู้ใช้',
  password: 'รหัสผ่าน',
  confirm: 'ยืนยันรหัสผ่าน',
  byMobile: 'เบอร์มือถือ',
  mobile: 'เบอร์มือถือ',
  code: 'รหัส SMS',
  human: 'ฉันไม่ใช่หุ่นยนต์',
  send: 'ส่งรหัส',
  codeSent: 'ส่งรหัสแล้ว',
  invitation: 'รหัสเชิญ (ไม่บังคับ)',
  createAccount: 'สร้างบัญชี',
  free: 'ชื่อนี้ใช้ได้',
  taken: /มีคนใช้แล้ว/,
  terms: /อายุ 18 ปี/,
  captcha: 'รหัสในภาพ',
  birth: 'วันเกิด',
  required: { email: 'อีเมล', payeeName: 'ชื่อบัญชีธนาคาร' },
  optional: {
    paymentPassword: 'รหัสผ่านการเงิน (ไม่บังคับ)',
    idNumber: 'เลขบัตรประชาชน (ไม่บังคับ)',
    qqNum: 'หมายเลข QQ (ไม่บังคับ)',
    facebook: 'Facebook (ไม่บังคับ)',
    wechat: 'WeChat ID (ไม่บังคับ)',
    line: 'LINE ID (ไม่บังคับ)',
    whatsapp: 'เบอร์ WhatsApp (ไม่บังคับ)',
    zalo: 'เบอร์ Zalo (ไม่บังคับ)',
    nickname: 'ชื่อเล่น (ไม่บังคับ)',
  },

  logIn: 'เข้าสู่ระบบ',
  byCode: 'รหัสทางมือถือ',
  remember: 'จดจำฉันไว้',
  noMatch: /ไม่ถูกต้อง กรุณาตรวจสอบแล้วลองอีกครั้ง/,
  lastSignIn: /เข้าสู่ระบบครั้งก่อน: .*หากไม่ใช่คุณ โปรดเปลี่ยนรหัสผ่าน/,
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
  signOut: 'ออกจากระบบ',
  signOutQuestion: 'ออกจากระบบหรือไม่',

  trial: 'ทดลองเล่นฟรี',
  practice: 'เงินทดลอง',
  startTrial: 'เริ่มทดลองเล่น',
  tryTrial: /^ทดลองเล่นฟรี$/,
  goOn: 'เล่นต่อ',
  createOwn: 'สมัครสมาชิก',
  openMenu: 'เปิดเมนู',
};

export const accessWords: Readonly<Record<'en' | 'th', AccessWords>> = { en, th };
export type { AccessWords };
