import type { LocalizedText } from '../../../core/language';

export type Word = readonly [en: string, th: string];

export const words = (...pairs: Word[]): readonly Word[] => pairs;

/** Thai puts what describes after what is described: `Golden Koi` is ปลาคาร์ปทองคำ. */
export const described = (describing: readonly Word[], things: readonly Word[]): LocalizedText[] =>
  things.flatMap(([thingEn, thingTh]) =>
    describing.map(([en, th]) => ({ en: `${en} ${thingEn}`, th: `${thingTh}${th}` })),
  );

/** `Temple of Rain`, วิหารแห่งสายฝน. */
export const belonging = (things: readonly Word[], owners: readonly Word[]): LocalizedText[] =>
  things.flatMap(([thingEn, thingTh]) =>
    owners.map(([en, th]) => ({ en: `${thingEn} of ${en}`, th: `${thingTh}แห่ง${th}` })),
  );
