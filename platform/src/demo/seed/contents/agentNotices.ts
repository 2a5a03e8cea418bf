import { type NoticeText, page } from './noticeText';

/** What the merchant tells its agents alone. */
export const AGENT_NOTICES: readonly NoticeText[] = [
  {
    id: 'agent-rates',
    type: 'A',
    age: 0.4,
    title: { en: 'Rebate rates of next month', th: 'อัตราค่าคอมมิชชันเดือนหน้า' },
    content: {
      en: page(
        'The rates of next month are in your rebate settings. What you have given to your downline stays as it is.',
      ),
      th: page('ดูอัตราเดือนหน้าได้ที่หน้าตั้งค่าค่าคอมมิชชัน อัตราที่ให้ดาวน์ไลน์ไว้แล้วไม่เปลี่ยนแปลง'),
    },
  },
  {
    id: 'agent-contracts',
    type: 'A',
    age: 2,
    title: { en: 'Sign salary contracts by the 25th', th: 'ลงนามสัญญาเงินเดือนภายในวันที่ 25' },
    content: {
      en: page('Contracts that are signed by the 25th count from the first of the next month.'),
      th: page('สัญญาที่ลงนามภายในวันที่ 25 เริ่มนับตั้งแต่วันที่ 1 ของเดือนถัดไป'),
    },
  },
  {
    id: 'agent-report',
    type: 'A',
    age: 5,
    title: { en: 'Team overview counts by your time zone', th: 'ภาพรวมทีมนับตามเวลาประเทศไทย' },
    content: {
      en: page('All figures of the team overview now begin and end at midnight, Bangkok time.'),
      th: page('ตัวเลขทั้งหมดในหน้าภาพรวมทีมเริ่มและสิ้นสุดเวลาเที่ยงคืนตามเวลากรุงเทพฯ'),
    },
  },
  {
    id: 'agent-meeting',
    type: 'A',
    age: 12,
    title: { en: 'Partner meeting: notes and answers', th: 'สรุปประชุมพาร์ตเนอร์และคำตอบ' },
    content: {
      en: page('The notes of the partner meeting answer the twenty questions that were asked most.'),
      th: page('สรุปประชุมพาร์ตเนอร์ พร้อมคำตอบของยี่สิบคำถามที่ถามบ่อยที่สุด'),
    },
  },
];
