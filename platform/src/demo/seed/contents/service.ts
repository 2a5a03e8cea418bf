import type { NewServiceEntry } from '../../../areas/system/tables';
import { contentId, type SeedContext } from '../context';

type Entry = Pick<NewServiceEntry, 'csType' | 'csPosition' | 'title' | 'name'>;

const ENTRIES: readonly Entry[] = [
  {
    csType: 'LIVECHAT',
    csPosition: 'CHAT-1',
    title: { en: 'Live chat', th: 'แชตสด' },
    name: { en: 'Answers day and night', th: 'ตอบตลอด 24 ชั่วโมง' },
  },
  {
    csType: 'LINE',
    csPosition: 'SOCIAL-1',
    title: { en: 'Messenger', th: 'แอปแชต' },
    name: { en: 'Write from your phone', th: 'ทักจากมือถือได้เลย' },
  },
  {
    csType: 'TELEGRAM',
    csPosition: 'SOCIAL-2',
    title: { en: 'Broadcast channel', th: 'ช่องข่าวสาร' },
    name: { en: 'News and codes, posted daily', th: 'ข่าวและโค้ด อัปเดตทุกวัน' },
  },
  {
    csType: 'FACEBOOK',
    csPosition: 'SOCIAL-3',
    title: { en: 'Community page', th: 'เพจชุมชน' },
    name: { en: 'Winners and draws', th: 'ผู้ชนะและกิจกรรมแจกรางวัล' },
  },
  {
    csType: 'TWITTER',
    csPosition: 'SOCIAL-4',
    title: { en: 'Short news', th: 'ข่าวสั้น' },
    name: { en: 'Maintenance and results', th: 'แจ้งปิดปรับปรุงและผลรางวัล' },
  },
  {
    csType: 'VIP',
    csPosition: 'VIP-2',
    title: { en: 'VIP service', th: 'บริการวีไอพี' },
    name: { en: 'Your own manager', th: 'ผู้ดูแลส่วนตัวของคุณ' },
  },
];

/** Ways to reach customer service. */
export const newServiceEntries = (context: SeedContext): NewServiceEntry[] =>
  ENTRIES.map((entry, position) => ({
    id: contentId(context, `service-${entry.csType.toLowerCase()}`),
    merchant: context.merchant,
    position,
    url: `https://service.${context.merchant}.example/${entry.csType.toLowerCase()}`,
    ...entry,
  }));
