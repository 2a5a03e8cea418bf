import { createHash } from 'node:crypto';
import { type Language, textIn } from '../../core/language';
import type { PromotionRow } from './tables';

/** Raise it when the drawing rules change: pictures are cached for good under their address. */
const PICTURE_VERSION = 1;

const FINGERPRINT_LENGTH = 10;

type Pictured = Pick<PromotionRow, 'id' | 'merchant' | 'scene' | 'eyebrow' | 'headline' | 'subline'>;

/** The words in a picture. */
export interface SceneCopy {
  readonly eyebrow: string;
  readonly headline: string;
  readonly subline: string;
}

/** The words in a promotion's picture. */
export const copyIn = ({ eyebrow, headline, subline }: Pictured, language: Language): SceneCopy => ({
  eyebrow: textIn(eyebrow, language),
  headline: textIn(headline, language),
  subline: textIn(subline, language),
});

/**
 * Path of a promotion's picture: its scene with its words. It changes with everything that the drawing depends
 * on, so that it may be cached for ever.
 */
export function promotionPictureUrl(promotion: Pictured, language: Language): string {
  const { eyebrow, headline, subline } = copyIn(promotion, language);
  const fingerprint = createHash('sha256')
    .update([PICTURE_VERSION, promotion.merchant, promotion.scene, eyebrow, headline, subline].join('\n'))
    .digest('hex')
    .slice(0, FINGERPRINT_LENGTH);
  return `/cdn/promotions/${promotion.id}.svg?lang=${language}&v=${fingerprint}`;
}
