import { PATHS } from '@site/contracts/values/paths';
import type { banners } from '../../../areas/announcements/tables';
import { lightOf, type Merchant } from '../../art';
import { contentId, type SeedContext } from '../context';
import { rankBanners } from './boards';

type NewBanner = typeof banners.$inferInsert;
type BannerText = Pick<NewBanner, 'groupName' | 'scene' | 'eyebrow' | 'title' | 'link' | 'offer'>;

/** The scene that goes with a merchant's light. */
const OWN_SCENE: Record<Merchant, NewBanner['scene']> = { aurora: 'skyLanterns', lagoon: 'sunsetBoat' };

const bannerTexts = (merchant: string): BannerText[] => [
  {
    groupName: 'm_home',
    scene: OWN_SCENE[lightOf(merchant)],
    eyebrow: { en: 'New members', th: 'สมาชิกใหม่' },
    title: { en: '100% match, up to ฿7,777', th: 'โบนัสฝากแรก สูงสุด ฿7,777' },
    link: PATHS.promotions,
  },
  {
    groupName: 'm_home',
    scene: 'roulette',
    eyebrow: { en: 'Every Friday', th: 'ทุกวันศุกร์' },
    title: { en: 'Live tables, 8% back on losses', th: 'คาสิโนสด คืนยอดเสีย 8%' },
    link: PATHS.live,
  },
  {
    groupName: 'm_home',
    scene: 'reef',
    eyebrow: { en: 'Weekend', th: 'สุดสัปดาห์นี้' },
    title: { en: 'Fishing league, ฿500,000 pool', th: 'ลีกยิงปลา ชิงรางวัลรวม ฿500,000' },
    link: PATHS.fish,
  },
  {
    groupName: 'm_reg',
    scene: 'templeFestival',
    eyebrow: { en: 'Welcome', th: 'ยินดีต้อนรับ' },
    title: { en: 'An account in one minute', th: 'เปิดบัญชีได้ในหนึ่งนาที' },
    link: null,
    offer: false,
  },
];

export const newBanners = (context: SeedContext): NewBanner[] =>
  [...bannerTexts(context.merchant), ...rankBanners(context)].map((banner, position) => ({
    id: contentId(context, `banner-${position + 1}`),
    merchant: context.merchant,
    position,
    ...banner,
  }));
