import { PATHS } from '@site/contracts/values/paths';
import type { Mail } from '../inbox/mail';

/** The way from a mail to the page of limits, breaks, statement and help. */
export const CARE_LINK = {
  path: PATHS.care,
  text: { en: 'Open responsible play', th: 'เปิดหน้าเล่นอย่างรับผิดชอบ' },
} satisfies Mail['link'];
