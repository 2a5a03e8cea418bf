/*
 * What a player reads on the pages of passkeys and devices, as the journeys look for it. Said here again, as in
 * words.ts: a journey fails when a label changes under the player's feet.
 */

const en = {
  passkeys: 'Passkeys',
  devices: 'Logged-in devices',
  none: 'No passkey yet',
  add: 'Add a passkey',
  list: 'Your passkeys',
  usedNow: /Last used (?:now|\d+ seconds? ago)/,
  rename: /^Rename /,
  name: 'Name',
  save: 'Save',
  remove: /^Remove /,
  removeYes: 'Remove',
  logIn: 'Log in with a passkey',
  notUsed: /The passkey was not used/,
  unknown: /no longer registered here/,
  turnOn: 'Turn on',
  turnOff: 'Turn off',
  codes: 'Recovery codes',
  kept: 'I have kept them',
  codesLeft: (count: number) => `${count} recovery codes left`,
  oneMore: 'One more step',
  use: 'Use passkey',
  useCode: 'Use a recovery code',
  code: 'Recovery code',
  confirm: 'Confirm',
  nineLeft: '9 recovery codes are left.',
  thisDevice: 'This device',
  alone: 'You are logged in on this device only.',
  activeNow: 'Active now',
  end: 'End',
  endOthers: 'End all others',
};

export type PasskeyWords = typeof en;

const th: PasskeyWords = {
  passkeys: 'พาสคีย์',
  devices: 'อุปกรณ์ที่เข้าสู่ระบบ',
  none: 'ยังไม่มีพาสคีย์',
  add: 'เพิ่มพาสคีย์',
  list: 'พาสคีย์ของคุณ',
  usedNow: /ใช้ล่าสุด .*(?:ขณะนี้|วินาที)/,
  rename: /^เปลี่ยนชื่อ /,
  name: 'ชื่อ',
  save: 'บันทึก',
  remove: /^ลบ /,
  removeYes: 'ลบ',
  logIn: 'เข้าสู่ระบบด้วยพาสคีย์',
  notUsed: /ยังไม่ได้ใช้พาสคีย์/,
  unknown: /ไม่ได้ลงทะเบียนไว้ที่นี่แล้ว/,
  turnOn: 'เปิดใช้',
  turnOff: 'ปิด',
  codes: 'รหัสกู้คืน',
  kept: 'เก็บไว้แล้ว',
  codesLeft: (count) => `เหลือรหัสกู้คืน ${count} รหัส`,
  oneMore: 'อีกหนึ่งขั้นตอน',
  use: 'ใช้พาสคีย์',
  useCode: 'ใช้รหัสกู้คืน',
  code: 'รหัสกู้คืน',
  confirm: 'ยืนยัน',
  nineLeft: 'เหลือรหัสกู้คืน 9 รหัส สร้างชุดใหม่ได้ในการตั้งค่า',
  thisDevice: 'อุปกรณ์นี้',
  alone: 'คุณเข้าสู่ระบบบนอุปกรณ์นี้เพียงเครื่องเดียว',
  activeNow: 'กำลังใช้งาน',
  end: 'ให้ออก',
  endOthers: 'ให้อุปกรณ์อื่นออกทั้งหมด',
};

export const passkeyWords = { en, th } as const;
