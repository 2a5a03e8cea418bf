/** A name as players read it in each language of the site. */
export interface Name {
  en: string;
  th: string;
}

export type Word = readonly [en: string, th: string];

export const words = (...pairs: Word[]): readonly Word[] => pairs;

/** Thai puts what describes after what is described: `Copper Koi` is ปลาคราฟทองแดง. */
export const described =
  (describing: readonly Word[], things: readonly Word[]) =>
  (): Name[] =>
    things.flatMap(([thingEn, thingTh]) =>
      describing.map(([en, th]) => ({ en: `${en} ${thingEn}`, th: `${thingTh}${th}` })),
    );

/** `Temple of Tides`, วิหารแห่งเกลียวคลื่น. */
export const belonging =
  (things: readonly Word[], owners: readonly Word[]) =>
  (): Name[] =>
    things.flatMap(([thingEn, thingTh]) =>
      owners.map(([en, th]) => ({ en: `${thingEn} of ${en}`, th: `${thingTh}แห่ง${th}` })),
    );
