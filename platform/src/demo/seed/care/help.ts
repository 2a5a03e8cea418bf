import type { helpOrganisations } from '../../../areas/care/tables';
import type { LocalizedText } from '../../../core/language';
import { contentId, type SeedContext } from '../context';

type NewHelp = typeof helpOrganisations.$inferInsert;

/** Invented, as everything here: hosts under `.example` and numbers that nobody has. */
interface Organisation extends Omit<NewHelp, 'id' | 'merchant' | 'country' | 'position' | 'name' | 'hours'> {
  readonly key: string;
  readonly name: LocalizedText;
  readonly hours?: LocalizedText;
}

const ALWAYS: LocalizedText = { en: 'Day and night', th: 'ตลอด 24 ชั่วโมง' };
const OFFICE: LocalizedText = { en: 'Monday to Friday, 9:00 to 17:00', th: 'จันทร์ถึงศุกร์ 9:00–17:00 น.' };

const LINE: Organisation = {
  key: 'clear-line',
  name: { en: 'Clear Line', th: 'สายด่วนใจใส' },
  url: 'https://clearline.example',
  phone: '02-555-0142',
  hours: ALWAYS,
  languages: ['th', 'en'],
  kind: 'HELPLINE',
};
const CLINIC: Organisation = {
  key: 'riverside-clinic',
  name: { en: 'Riverside Clinic', th: 'คลินิกริมน้ำ' },
  url: 'https://riversideclinic.example',
  phone: '02-555-0177',
  hours: OFFICE,
  languages: ['th'],
  kind: 'TREATMENT',
};
const FAMILIES: Organisation = {
  key: 'families-together',
  name: { en: 'Families Together', th: 'ครอบครัวเคียงข้าง' },
  url: 'https://familiestogether.example',
  phone: '053-555-018',
  hours: OFFICE,
  languages: ['th', 'en'],
  kind: 'HELPLINE',
};
const REGISTER: Organisation = {
  key: 'pause-register',
  name: { en: 'Pause Register', th: 'ทะเบียนพักการเล่น' },
  url: 'https://pauseregister.example',
  languages: ['th', 'en'],
  kind: 'REGISTER',
};

const OF_MERCHANTS: Readonly<Record<string, readonly Organisation[]>> = {
  aurora: [LINE, CLINIC, REGISTER],
  lagoon: [FAMILIES, LINE, CLINIC],
};

/** Who helps the players of a merchant. */
export const newHelp = (context: SeedContext): NewHelp[] =>
  (OF_MERCHANTS[context.merchant] ?? [LINE]).map(({ key, ...own }, position) => ({
    ...own,
    id: contentId(context, key),
    merchant: context.merchant,
    country: 'TH',
    position,
  }));
