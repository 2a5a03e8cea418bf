import type { ArtCategory } from './categories';
import { CATEGORY_MOTIFS, type MotifName } from './motifs';

/** A word in the name that decides the motif. The first that fits wins, so the narrower stand first. */
const KEYWORDS: readonly (readonly [word: RegExp, motif: MotifName])[] = [
  [/\btuk\b|ตุ๊กตุ๊ก/i, 'tukTuk'],
  [/\bgolden (koi|carp)\b/i, 'goldenKoi'],
  [/\b(koi|carp)\b|ปลาคาร์ป/i, 'koi'],
  [/\blanterns\b/i, 'lanterns'],
  [/\blantern\b|โคม/i, 'lantern'],
  [/\b(lotus|petals?|blossoms?)\b|ดอกบัว/i, 'lotus'],
  [/\btigers?\b|เสือ/i, 'tiger'],
  [/\belephants?\b|ช้าง/i, 'elephant'],
  [/\bdragon ?fruit\b|แก้วมังกร/i, 'dragonFruit'],
  [/\b(naga|serpent|dragon)\b|พญานาค|มังกร/i, 'naga'],
  [/\b(moon|night|stars?)\b|จันทร์/i, 'moon'],
  [/\b(ember|flames?|fire|kiln)\b|เปลวไฟ/i, 'flame'],
  [/\bwatermelon\b|แตงโม/i, 'watermelon'],
  [/\bmango\b|มะม่วง/i, 'mango'],
  [/\b(orange|lime|citrus|juice)\b|ส้ม/i, 'citrus'],
  [/\b(temple|chedi|pagoda)\b|เจดีย์|วัด/i, 'chedi'],
  [/\b(crown|kings?|queen|royal)\b|มงกุฎ/i, 'crown'],
  [/\bingots?\b/i, 'ingot'],
  [/\b(coins?|gold|fortune|treasure)\b|เหรียญ|ทอง/i, 'coins'],
  [/\bpearls?\b|ไข่มุก/i, 'pearl'],
  [/\b(gems?|jewels?|crystals?)\b|อัญมณี/i, 'gems'],
  [/\b(emeralds?|jade)\b|มรกต|หยก/i, 'emerald'],
  [/\b(diamonds?|sapphires?)\b|เพชร|ไพลิน/i, 'brilliant'],
  [/\b(ruby|rubies)\b|ทับทิม/i, 'octagon'],
  [/\b(seven|sevens|777)\b/i, 'seven'],
  [/\bcherr(y|ies)\b/i, 'cherry'],
  [/\b(reels?|spins?)\b/i, 'reels'],
  [/\bbells?\b|ระฆัง/i, 'bell'],
  [/\broulette\b|รูเล็ต/i, 'roulette'],
  [/\b(wheel|show)\b|วงล้อ/i, 'fortuneWheel'],
  [/\bbaccarat\b|บาคาร่า/i, 'shoe'],
  [/\b(blackjack|poker)\b|โป๊กเกอร์/i, 'cards'],
  [/\b(sic bo|hi-lo)\b|ไฮโล/i, 'diceDome'],
  [/\bdice\b|ลูกเต๋า/i, 'dice'],
  [/\b(basket|basketball|hoops?)\b|บาสเกตบอล/i, 'basketball'],
  [/\btakraw\b|ตะกร้อ/i, 'takraw'],
  [/\b(badminton|shuttle)\b|แบดมินตัน/i, 'shuttlecock'],
  [/\b(tennis|rally)\b|เทนนิส/i, 'tennis'],
  [/\b(cup|league|finals?)\b|ถ้วย/i, 'trophy'],
  [/\b(boxing|muay|ring)\b|มวย/i, 'glove'],
  [/\b(football|goal|striker)\b|ฟุตบอล/i, 'football'],
  [/\bsharks?\b|ฉลาม/i, 'shark'],
  [/\b(manta|ray)\b|กระเบน/i, 'manta'],
  [/\b(jelly|jellyfish)\b|แมงกะพรุน/i, 'jellyfish'],
  [/\bturtles?\b|เต่า/i, 'turtle'],
  [/\bhearts\b/i, 'heartsFan'],
  [/\b(chess|makruk|knight)\b|หมากรุก/i, 'knight'],
  [/\b(domino|dominoes)\b|โดมิโน/i, 'domino'],
  [/\b(mahjong|tiles?)\b|ไพ่นกกระจอก/i, 'mahjong'],
  [/\b(tickets?|scratch)\b|สลาก/i, 'ticket'],
];

/** The motif a name asks for, when the category has it. Slots are about anything, so they take them all. */
export function motifFromName(name: string, category: ArtCategory): MotifName | undefined {
  const allowed = CATEGORY_MOTIFS[category];
  return KEYWORDS.find(
    ([word, motif]) => (category === 'RNG' || allowed.includes(motif)) && word.test(name),
  )?.[1];
}
