import type { LocalizedText } from '../../../core/language';
import type { PresenterName } from '../../art/presenters';

export interface Presenter {
  readonly art: PresenterName;
  readonly name: LocalizedText;
  /** Presenting now, at another time, or not any more. */
  readonly state: 'ON_AIR' | 'OFF_AIR' | 'LEFT';
}

/** In the order in which they are shown. */
export const PRESENTERS: readonly Presenter[] = [
  { art: 'mali', name: { en: 'Mali', th: 'มะลิ' }, state: 'ON_AIR' },
  { art: 'kan', name: { en: 'Kan', th: 'กานต์' }, state: 'ON_AIR' },
  { art: 'ploy', name: { en: 'Ploy', th: 'พลอย' }, state: 'ON_AIR' },
  { art: 'nara', name: { en: 'Nara', th: 'นารา' }, state: 'ON_AIR' },
  { art: 'ben', name: { en: 'Ben', th: 'เบน' }, state: 'ON_AIR' },
  { art: 'dao', name: { en: 'Dao', th: 'ดาว' }, state: 'ON_AIR' },
  { art: 'fah', name: { en: 'Fah', th: 'ฟ้า' }, state: 'OFF_AIR' },
  { art: 'ton', name: { en: 'Ton', th: 'ต้น' }, state: 'LEFT' },
];
