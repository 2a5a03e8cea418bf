import type { LocalizedText } from '../../../core/language';
import { described, words } from './names';

const rooms = words(
  ['Orchid', 'กล้วยไม้'],
  ['Velvet', 'กำมะหยี่'],
  ['Emerald', 'มรกต'],
  ['Sapphire', 'ไพลิน'],
  ['Silk', 'แพรไหม'],
  ['Pearl', 'ไข่มุก'],
  ['Midnight', 'เที่ยงคืน'],
  ['Grand', 'แกรนด์'],
  ['Lotus', 'ดอกบัว'],
  ['Golden', 'ทองคำ'],
);

const liveTables = words(
  ['Baccarat', 'บาคาร่า'],
  ['Speed Baccarat', 'บาคาร่าสปีด'],
  ['Roulette', 'รูเล็ต'],
  ['Auto Roulette', 'ออโต้รูเล็ต'],
  ['Blackjack', 'แบล็กแจ็ก'],
  ['Sic Bo', 'ซิกโบ'],
  ['Dragon Tiger', 'เสือมังกร'],
  ['Hi-Lo', 'ไฮโล'],
  ['Fan Tan', 'ฟานตาน'],
  ['Pok Deng', 'ป๊อกเด้ง'],
  ['Money Wheel', 'วงล้อเงิน'],
);

export const liveNames = (): LocalizedText[] => described(rooms, liveTables);

const cardGames = words(
  ['Pok Deng', 'ป๊อกเด้ง'],
  ['Rummy', 'รัมมี่'],
  ['Dummy', 'ดัมมี่'],
  ['Khaeng', 'ไพ่แคง'],
  ['President', 'สลาฟ'],
  ['Domino', 'โดมิโน'],
  ['Mahjong', 'ไพ่นกกระจอก'],
  ['Big Two', 'บิ๊กทู'],
  ['Three Cards', 'ไพ่สามใบ'],
  ['Thirteen', 'ไพ่สิบสามใบ'],
);

const cardRooms = words(
  ['Club', 'คลับ'],
  ['Masters', 'มาสเตอร์'],
  ['Duel', 'ดวลเดือด'],
  ['House', 'เฮาส์'],
  ['Night', 'ยามค่ำ'],
  ['Cup', 'คัพ'],
);

/** `Rummy Club`, รัมมี่คลับ: here both languages name the game first. */
export const cardNames = (): LocalizedText[] =>
  cardRooms.flatMap(([roomEn, roomTh]) =>
    cardGames.map(([en, th]) => ({ en: `${en} ${roomEn}`, th: `${th}${roomTh}` })),
  );

const halls = words(
  ['Sunny', 'สดใส'],
  ['Carnival', 'คาร์นิวัล'],
  ['Neon', 'นีออน'],
  ['Lotus', 'ดอกบัว'],
  ['Ocean', 'มหาสมุทร'],
  ['Fruit', 'ผลไม้'],
  ['Lucky', 'นำโชค'],
  ['Rainbow', 'สายรุ้ง'],
);

const bingos = words(['Bingo', 'บิงโก'], ['Bingo 75', 'บิงโก 75 '], ['Bingo 90', 'บิงโก 90 ']);

export const bingoNames = (): LocalizedText[] => described(halls, bingos);
