import type { InboxDesk } from '@site/contracts/areas/inbox';
import type { LocalizedText } from '../../core/language';

/** What each desk calls itself in the inbox. */
export const DESK_NAMES: Readonly<Record<InboxDesk, LocalizedText>> = {
  CASHIER: { en: 'Cashier', th: 'ฝ่ายการเงิน' },
  PROMOTIONS: { en: 'Promotions', th: 'โปรโมชั่น' },
  MALL: { en: 'Points mall', th: 'ร้านแลกคะแนน' },
  CARE: { en: 'Responsible play', th: 'เล่นอย่างรับผิดชอบ' },
  SECURITY: { en: 'Security', th: 'ความปลอดภัย' },
  SERVICE: { en: 'Service team', th: 'ทีมงานบริการ' },
};
