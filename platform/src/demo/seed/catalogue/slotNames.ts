import type { LocalizedText } from '../../../core/language';
import { belonging, described, words } from './names';

const qualities = words(
  ['Golden', 'ทองคำ'],
  ['Jade', 'หยก'],
  ['Crimson', 'สีชาด'],
  ['Midnight', 'เที่ยงคืน'],
  ['Emerald', 'มรกต'],
  ['Amber', 'อำพัน'],
  ['Neon', 'นีออน'],
  ['Lucky', 'นำโชค'],
  ['Dancing', 'เริงระบำ'],
  ['Hidden', 'เร้นลับ'],
  ['Monsoon', 'กลางมรสุม'],
  ['Painted', 'ลายสี'],
  ['Moonlit', 'ใต้แสงจันทร์'],
  ['Starlit', 'ใต้แสงดาว'],
);

const things = words(
  ['Koi', 'ปลาคาร์ป'],
  ['Tiger', 'เสือ'],
  ['Naga', 'พญานาค'],
  ['Lantern', 'โคมไฟ'],
  ['Lotus', 'ดอกบัว'],
  ['Pagoda', 'เจดีย์'],
  ['Crown', 'มงกุฎ'],
  ['Crane', 'นกกระเรียน'],
  ['Elephant', 'ช้าง'],
  ['Orchid', 'กล้วยไม้'],
  ['Dragon', 'มังกร'],
  ['Phoenix', 'หงส์ไฟ'],
  ['Bell', 'ระฆัง'],
  ['Peacock', 'นกยูง'],
  ['Pearl', 'ไข่มุก'],
  ['Mask', 'หน้ากาก'],
  ['Teahouse', 'โรงน้ำชา'],
  ['Garden', 'สวน'],
);

const places = words(
  ['Temple', 'วิหาร'],
  ['Garden', 'สวน'],
  ['Kingdom', 'อาณาจักร'],
  ['Gate', 'ประตู'],
  ['Legend', 'ตำนาน'],
  ['Island', 'เกาะ'],
  ['Song', 'บทเพลง'],
  ['Night', 'ราตรี'],
);

const powers = words(
  ['Rain', 'สายฝน'],
  ['Fireflies', 'หิ่งห้อย'],
  ['Gold', 'ทองคำ'],
  ['Silk', 'แพรไหม'],
  ['Thunder', 'สายฟ้า'],
  ['Lanterns', 'โคมไฟ'],
  ['Rubies', 'ทับทิม'],
  ['Seven Rivers', 'เจ็ดสายน้ำ'],
);

const owners = words(
  ['Mango', 'มะม่วง'],
  ['Cherry', 'เชอร์รี'],
  ['Citrus', 'ส้ม'],
  ['Diamond', 'เพชร'],
  ['Ruby', 'ทับทิม'],
  ['Sapphire', 'ไพลิน'],
  ['Fortune', 'โชคลาภ'],
  ['Coin', 'เหรียญทอง'],
);

const occasions = words(
  ['Parade', 'ขบวนแห่'],
  ['Bazaar', 'ตลาดนัด'],
  ['Festival', 'เทศกาล'],
  ['Harbour', 'ท่าเรือ'],
  ['Cascade', 'น้ำตก'],
  ['Palace', 'วัง'],
  ['Carnival', 'คาร์นิวัล'],
  ['Express', 'รถด่วน'],
);

export const slotNames = (): LocalizedText[] => [
  ...described(qualities, things),
  ...belonging(places, powers),
  ...described(owners, occasions),
];
