import type { LocalizedText } from '../../../core/language';
import { described, words } from './names';

const seaCreatures = words(
  ['Shark', 'ฉลาม'],
  ['Manta', 'กระเบนราหู'],
  ['Jellyfish', 'แมงกะพรุน'],
  ['Turtle', 'เต่าทะเล'],
  ['Octopus', 'หมึกยักษ์'],
  ['Lobster', 'กุ้งมังกร'],
  ['Whale', 'วาฬ'],
  ['Seahorse', 'ม้าน้ำ'],
);

const hunts = words(
  ['Hunt', 'ล่า'],
  ['Reef', 'แนวปะการัง'],
  ['League', 'ลีกยิง'],
  ['Bay', 'อ่าว'],
  ['Kingdom', 'อาณาจักร'],
  ['Storm', 'พายุ'],
);

export const fishingNames = (): LocalizedText[] => described(seaCreatures, hunts);

const sports = words(
  ['Football', 'ฟุตบอล'],
  ['Basketball', 'บาสเกตบอล'],
  ['Tennis', 'เทนนิส'],
  ['Badminton', 'แบดมินตัน'],
  ['Volleyball', 'วอลเลย์บอล'],
  ['Muay Thai', 'มวยไทย'],
  ['Boxing', 'มวยสากล'],
  ['Table Tennis', 'เทเบิลเทนนิส'],
  ['Takraw', 'ตะกร้อ'],
  ['Snooker', 'สนุกเกอร์'],
  ['Futsal', 'ฟุตซอล'],
);

const markets = words(['League', 'ลีก'], ['Parlay', 'สเต็ป'], ['Final', 'รอบชิง']);

export const sportNames = (): LocalizedText[] => described(sports, markets);

const teams = words(
  ['Nova', 'โนวา'],
  ['Pixel', 'พิกเซล'],
  ['Titan', 'ไททัน'],
  ['Shadow', 'เงา'],
  ['Cyber', 'ไซเบอร์'],
  ['Storm', 'พายุ'],
  ['Rune', 'รูน'],
);

const contests = words(['Arena', 'สนาม'], ['Clash', 'ศึก'], ['Cup', 'ถ้วย'], ['Siege', 'บุกป้อม']);

export const esportNames = (): LocalizedText[] => described(teams, contests);

const breeds = words(
  ['Crimson', 'แดงชาด'],
  ['Iron', 'เหล็ก'],
  ['Thunder', 'สายฟ้า'],
  ['Mountain', 'ภูผา'],
  ['Silver', 'เงิน'],
);

const roosters = words(['Rooster', 'ไก่ชน'], ['Spur', 'เดือยไก่'], ['Roost', 'สังเวียนไก่']);

export const cockfightNames = (): LocalizedText[] => described(breeds, roosters);

const hours = words(
  ['Morning', 'รอบเช้า'],
  ['Noon', 'รอบเที่ยง'],
  ['Evening', 'รอบเย็น'],
  ['Midnight', 'รอบดึก'],
  ['Weekly', 'รายสัปดาห์'],
);

const draws = words(['Two Digits', 'หวยสองตัว'], ['Three Digits', 'หวยสามตัว'], ['Four Digits', 'หวยสี่ตัว']);

export const lotteryNames = (): LocalizedText[] => described(hours, draws);

const cities = words(
  ['Hanoi', 'ฮานอย'],
  ['Saigon', 'ไซ่ง่อน'],
  ['Da Nang', 'ดานัง'],
  ['Hue', 'เว้'],
  ['Can Tho', 'เกิ่นเทอ'],
);

const cityDraws = words(['Draw', 'หวย'], ['Special', 'หวยพิเศษ']);

export const cityLotteryNames = (): LocalizedText[] => described(cities, cityDraws);
