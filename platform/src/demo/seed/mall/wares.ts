import type { LocalizedText } from '../../../core/language';
import type { WareName } from '../../art/wares';

export const CATEGORIES = {
  bets: { en: 'Free bets', th: 'ฟรีเบต' },
  devices: { en: 'Phone and audio', th: 'มือถือและเครื่องเสียง' },
  home: { en: 'Home', th: 'ของใช้ในบ้าน' },
  outside: { en: 'Out and about', th: 'ของใช้นอกบ้าน' },
} as const satisfies Record<string, LocalizedText>;

/** An item of the mall as it is written down here; `bonus` in whole units of money, and without it a parcel. */
export interface WarePlan {
  readonly key: string;
  readonly category: keyof typeof CATEGORIES;
  readonly art: WareName;
  readonly name: LocalizedText;
  readonly points: number;
  readonly bonus?: number;
  readonly stock?: number;
  /** For the level above the one in the middle. */
  readonly highLevel?: true;
}

/** The shared wares; each merchant has its own prices. In the order in which they are shown. */
export const WARES: readonly WarePlan[] = [
  {
    key: 'bet-100',
    category: 'bets',
    art: 'ticketBlue',
    name: { en: 'Free bet ฿100.00', th: 'ฟรีเบต ฿100.00' },
    points: 1_000,
    bonus: 100,
  },
  {
    key: 'earbuds',
    category: 'devices',
    art: 'earbuds',
    name: { en: 'Wireless earbuds', th: 'หูฟังไร้สาย' },
    points: 9_800,
    stock: 12,
  },
  {
    key: 'bet-50',
    category: 'bets',
    art: 'ticketGreen',
    name: { en: 'Free bet ฿50.00', th: 'ฟรีเบต ฿50.00' },
    points: 550,
    bonus: 50,
  },
  {
    key: 'power-bank',
    category: 'devices',
    art: 'powerBank',
    name: { en: 'Power bank 10,000 mAh', th: 'พาวเวอร์แบงก์ 10,000 mAh' },
    points: 3_400,
    stock: 3,
  },
  {
    key: 'phone',
    category: 'devices',
    art: 'phone',
    name: { en: 'Phone, 256 GB', th: 'โทรศัพท์มือถือ 256 GB' },
    points: 98_000,
    stock: 2,
    highLevel: true,
  },
  {
    key: 'tumbler',
    category: 'outside',
    art: 'tumbler',
    name: { en: 'Steel tumbler, 600 ml', th: 'แก้วเก็บความเย็น 600 มล.' },
    points: 1_200,
    stock: 0,
  },
  {
    key: 'umbrella',
    category: 'outside',
    art: 'umbrella',
    name: { en: 'Folding umbrella', th: 'ร่มพับ' },
    points: 700,
    stock: 40,
  },
  {
    key: 'shirt',
    category: 'outside',
    art: 'shirt',
    name: { en: 'T-shirt, cotton, one size', th: 'เสื้อยืดผ้าฝ้าย ฟรีไซซ์' },
    points: 900,
    stock: 65,
  },
  {
    key: 'lamp',
    category: 'home',
    art: 'lamp',
    name: { en: 'Bedside lamp with three levels of brightness', th: 'โคมไฟข้างเตียง ปรับความสว่างได้สามระดับ' },
    points: 2_600,
    stock: 8,
  },
  {
    key: 'speaker',
    category: 'devices',
    art: 'speaker',
    name: { en: 'Bluetooth speaker', th: 'ลำโพงบลูทูธ' },
    points: 5_900,
    stock: 9,
  },
  {
    key: 'bet-500',
    category: 'bets',
    art: 'ticketRed',
    name: { en: 'Free bet ฿500.00', th: 'ฟรีเบต ฿500.00' },
    points: 4_800,
    bonus: 500,
  },
];
