import type { promotions } from '../promotions/tables';

type NewPromotion = typeof promotions.$inferInsert;

const TEXT = { en: 'Slot race', th: 'ศึกสล็อต' };

/** A promotion of `aurora` that members sign up for, without an end unless told otherwise. */
export const newPromotion = (id: string, changes: Partial<NewPromotion> = {}): NewPromotion => ({
  id,
  merchant: 'aurora',
  categoryIds: [],
  title: TEXT,
  content: TEXT,
  scene: 'koi',
  eyebrow: TEXT,
  headline: TEXT,
  subline: TEXT,
  startsAt: new Date('2026-11-01T00:00:00Z'),
  signUp: true,
  turnover: 0n,
  position: 0,
  ...changes,
});
