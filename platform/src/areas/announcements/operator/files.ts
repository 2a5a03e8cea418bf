import * as z from 'zod/mini';
import {
  htmlField,
  idField,
  linkField,
  textsOf,
  timeField,
  timesInOrder,
  titleField,
} from '../../../core/operator/fields';

/** By the merchant's clock; without `from` at once, without `until` for good. */
const times = { from: z.optional(timeField), until: z.optional(timeField) };
const position = z._default(
  z
    .int({ error: 'no whole number' })
    .check(z.gte(0, { error: 'below 0' }), z.lte(10_000, { error: 'above 10000' })),
  0,
);
/** False for what is shown to those too who are offered nothing (PL-039). */
const offer = z._default(z.boolean({ error: 'neither true nor false' }), true);

/** A notice. PL for everybody, PR with an offer, H the headline of home, A for agents. */
export const AnnouncementFile = z
  .strictObject({
    id: idField,
    type: z.enum(['PL', 'PR', 'H', 'A'], { error: 'no type: PL, PR, H or A' }),
    title: textsOf(titleField),
    content: textsOf(htmlField),
    ...times,
  })
  .check(timesInOrder);
export type AnnouncementFile = z.infer<typeof AnnouncementFile>;

/** A file beside the one that names it. */
const pictureField = z
  .string({ error: 'no name of a file' })
  .check(z.regex(/^[A-Za-z0-9_-][A-Za-z0-9._-]{0,99}$/, { error: 'no name of a file beside this one' }));

/** A banner: a scene, or a picture of the merchant's own, with words on it. */
export const BannerFile = z
  .strictObject({
    id: idField,
    /** Where it is shown: `m_home`, `m_reg`, `m_mall`. */
    group: idField,
    position,
    scene: z.optional(
      z
        .string({ error: 'no scene' })
        .check(z.regex(/^[A-Za-z][A-Za-z0-9]{0,47}$/, { error: 'no name of a scene: letters and digits' })),
    ),
    picture: z.optional(pictureField),
    eyebrow: textsOf(titleField),
    title: textsOf(titleField),
    link: z.optional(linkField),
    offer,
    ...times,
  })
  .check(
    timesInOrder,
    z.refine(({ scene, picture }) => (scene === undefined) !== (picture === undefined), {
      path: ['scene'],
      error: 'either a scene or a picture',
    }),
  );
export type BannerFile = z.infer<typeof BannerFile>;

/** A pop-up: A for who is signed in, B for guests. */
export const PopupFile = z
  .strictObject({
    id: idField,
    execution: z.enum(['A', 'B'], { error: 'neither A (signed in) nor B (guests)' }),
    position,
    content: textsOf(htmlField),
    offer,
    ...times,
  })
  .check(timesInOrder);
export type PopupFile = z.infer<typeof PopupFile>;

/** An item of the lobby's news. */
export const NewsFile = z.strictObject({
  id: idField,
  title: textsOf(titleField),
  content: textsOf(htmlField),
  link: z.optional(linkField),
  from: z.optional(timeField),
});
export type NewsFile = z.infer<typeof NewsFile>;
