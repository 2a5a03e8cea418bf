import * as z from 'zod/mini';

/** What people outside are told of (FD-068). */
export const RELEASE_EVENT_KINDS = [
  'start',
  'step',
  'hold',
  'watch',
  'stop',
  'promotion',
  'rollback',
  'unguarded',
] as const;

/** Something that has happened to a rollout, or to what is live of a remote. */
export const ReleaseEvent = z.looseObject({
  /** The same each time that it is told: `aurora_000012_mfe-games`. */
  id: z.string().check(z.regex(/^[A-Za-z0-9_-]{1,120}$/)),
  kind: z.enum(RELEASE_EVENT_KINDS),
  merchant: z.string(),
  /** Written as components are: `mfe-games`. */
  remote: z.string(),
  at: z.string(),
  by: z.string(),
  /** One sentence in English for a person. */
  words: z.string(),
});
export type ReleaseEvent = z.infer<typeof ReleaseEvent>;

/** Where what has happened waits to be told, by merchant: a file for each event, named by its id. */
export const EVENTS_FOLDER = 'events';
