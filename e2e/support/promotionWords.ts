/* What a member reads of a promotion, as the journeys look for it. Said here again, as in words.ts. */

const en = {
  title: 'Share a win',
  join: 'Join',
  joined: 'You have joined.',
  claim: 'Claim',
  form: 'Request the reward',
  add: 'Add',
  wrongType: 'drawing.png: Please choose pictures in JPEG, JPG or PNG.',
  tooLarge: 'town.png: Each picture may be 5 MB at most. Please choose a smaller one.',
  count: (pictures: number) => `${pictures} of 3`,
  remove: (name: string) => `Remove ${name}`,
  remark: 'Remark',
  cancel: 'Cancel',
  send: 'Send request',
  sent: 'Sent. We will tell you when it is decided.',
  applying: 'Applying',
  waits: 'Your reward waits in the reward centre.',
};

export const promotionWords = {
  en,
  th: {
    title: 'แชร์โมเมนต์แห่งชัยชนะ',
    join: 'เข้าร่วม',
    joined: 'เข้าร่วมเรียบร้อยแล้ว',
    claim: 'รับรางวัล',
    form: 'ขอรับรางวัล',
    add: 'เพิ่ม',
    wrongType: /^drawing\.png: กรุณาเลือกรูป/,
    tooLarge: /^town\.png: .*5 MB/,
    count: (pictures: number) => `${pictures} จาก 3`,
    remove: (name: string) => `ลบ ${name}`,
    remark: 'หมายเหตุ',
    cancel: 'ยกเลิก',
    send: 'ส่งคำขอ',
    sent: 'ส่งแล้ว เราจะแจ้งให้ทราบเมื่อมีผลพิจารณา',
    applying: 'รอพิจารณา',
    waits: 'รางวัลของคุณรออยู่ที่ศูนย์รางวัล',
  } satisfies Record<keyof typeof en, unknown>,
};
