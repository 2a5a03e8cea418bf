/** What a member reads on the page of invitations, as the journeys look for it. */
const en = {
  invite: 'Invite',
  title: 'Invite friends',
  invitation: 'Invitation code (optional)',
  yourCode: 'Your code',
  copyLink: 'Copy link',
  linkCopied: 'Link copied.',
  showQr: 'Show the QR code large',
  scan: 'Scan to join',
  qr: 'QR code of the link',
  cameOfIt: 'What came of it',
  figures: (joined: number, deposited: number, earned: string) =>
    `Joined${joined}Deposited${deposited}You earned฿${earned}`,
  friends: 'Friends',
  noFriends: 'No friends here yet',
  noDeposit: 'no deposit yet',
  deposited: (amount: string) => `deposited ฿${amount}`,
  more: 'Show more',
  earnings: 'Earnings',
  days30: '30 days',
  drawing: /^Earned on each day/,
  table: 'Show as table',
  terms: 'All terms',
};

export type ReferralWords = typeof en;

const th: ReferralWords = {
  invite: 'ชวนเพื่อน',
  title: 'ชวนเพื่อน',
  invitation: 'รหัสเชิญ (ไม่บังคับ)',
  yourCode: 'โค้ดของคุณ',
  copyLink: 'คัดลอกลิงก์',
  linkCopied: 'คัดลอกลิงก์แล้ว',
  showQr: 'แสดง QR ขนาดใหญ่',
  scan: 'สแกนเพื่อสมัคร',
  qr: 'QR ของลิงก์ชวนเพื่อน',
  cameOfIt: 'ผลการชวนเพื่อน',
  figures: (joined, deposited, earned) => `สมัครแล้ว${joined}ฝากเงินแล้ว${deposited}รายได้ของคุณ฿${earned}`,
  friends: 'เพื่อนของคุณ',
  noFriends: 'ยังไม่มีเพื่อนในรายการ',
  noDeposit: 'ยังไม่ได้ฝากเงิน',
  deposited: (amount) => `ฝาก ฿${amount}`,
  more: 'ดูเพิ่ม',
  earnings: 'รายได้',
  days30: '30 วัน',
  drawing: /^รายได้ของแต่ละวัน/,
  table: 'แสดงเป็นตาราง',
  terms: 'เงื่อนไขทั้งหมด',
};

export const referralWords = { en, th };
