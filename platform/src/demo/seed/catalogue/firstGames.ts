import { FB_VENDOR, type GameType } from '@site/contracts/areas/games';
import type { LocalizedText } from '../../../core/language';

export interface FirstGame {
  vendor: string;
  name: LocalizedText;
  tag?: 'NEW' | 'JP' | 'EXCLUSIVE';
}

const game = (vendor: string, en: string, th: string = en, tag?: FirstGame['tag']): FirstGame => ({
  vendor,
  name: { en, th },
  ...(tag && { tag }),
});

/** The games that lead their category, in order; some keep their English name in Thai. */
export const FIRST_GAMES: Partial<Record<GameType, readonly FirstGame[]>> = {
  RNG: [
    game('SIXPETAL', 'Paper Moon'),
    game('MOONREEF', 'Temple of Tides', 'เจดีย์กลางน้ำ'),
    game('PAPERCRANE', 'Lantern Row', 'โคมลอย', 'NEW'),
    game('JADEWORKS', 'Lotus Terrace'),
    game('SALTWIND', 'Lucky Sevens'),
    game('IRONPALM', 'Kiln & Ember'),
    game('TIDEWELL', 'Citrus Pop'),
    game('IRONPALM', 'Ruby Orbit'),
    game('SALTWIND', 'Neon Tuk-Tuk', 'ตุ๊กตุ๊กเที่ยงคืน'),
    game('MOONREEF', 'Copper Koi'),
    game('EMBERLINE', 'Tiger Orchard', 'สวนเสือ'),
    game('EMBERLINE', 'Spin Bazaar', 'ตลาดนัดนักสปิน', 'JP'),
    game('JADEWORKS', 'Naga Mirror', 'กระจกพญานาค'),
    game('SALTWIND', 'Mango Row', 'ซอยมะม่วง'),
    game('MOONREEF', 'Crown of Rain', 'มงกุฎแห่งสายฝน'),
    game('PAPERCRANE', 'Cherry Post', 'ไปรษณีย์เชอร์รี'),
    game('IRONPALM', 'Sapphire Weir', 'ฝายไพลิน'),
    game('SIXPETAL', 'Lotus Harbour', 'ท่าเรือดอกบัว'),
    game('TIDEWELL', 'Silver Bell', 'ระฆังเงิน'),
    game('JADEWORKS', 'Gold Ferry', 'เรือทองคำ'),
    game('PAPERCRANE', 'Tiger Steps', 'รอยเท้าเสือ'),
    game('MOONREEF', 'Seven Tides', 'เจ็ดคลื่น'),
    game('EMBERLINE', 'Jade Cascade', 'น้ำตกหยก', 'EXCLUSIVE'),
  ],
  LIVE: [game('JADEWORKS', 'Orchid Roulette'), game('VELVETACE', 'Velvet Baccarat', 'บาคาร่ากำมะหยี่')],
  SPORTS: [
    game('PITCHLINE', 'Football League', 'ลีกฟุตบอล'),
    game('KITEHILL', 'Muay Thai Final', 'มวยไทยรอบชิง'),
    game(FB_VENDOR, 'Match Day', 'วันแข่งขัน'),
  ],
  ESPORTS: [game('ARCFIELD', 'Nova Arena', 'สนามโนวา')],
  LOTT: [game('NUMERA', 'Evening Three Digits', 'หวยสามตัวรอบเย็น')],
  ELOTT: [
    game('TCG_LOTTO_VN', 'Hanoi Draw', 'หวยฮานอย'),
    game('TCG_LOTTO_VN', 'Hanoi 1 Minute', 'ฮานอย 1 นาที'),
    game('TCG_LOTTO_VN', 'Saigon 3 Minutes', 'ไซ่ง่อน 3 นาที'),
    game('TCG_LOTTO_VN', 'Hue 5 Minutes', 'เว้ 5 นาที'),
    game('TCG_LOTTO_VN', 'Hanoi Special', 'หวยพิเศษฮานอย'),
  ],
  FISH: [game('TIDEWELL', 'Turtle Run', 'เต่าทะเล'), game('RIVERLOOM', 'Golden Carp', 'ปลาคาร์ปทองคำ', 'NEW')],
  PVP: [game('PAPERCRANE', 'Mahjong Lane', 'ไพ่นกกระจอก'), game('FOXGLYPH', 'Pok Deng Alley', 'ตรอกป๊อกเด้ง')],
  COCKFIGHT: [game('HIGHROOST', 'Golden Spur')],
};
