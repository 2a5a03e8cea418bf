import * as z from 'zod/mini';

/** How a remote names a module that it exposes: `./GameListPage`. */
export const ExposePath = z.string().check(
  z.regex(/^\.\/[A-Za-z][A-Za-z0-9]*$/, {
    error: ({ input }) =>
      `"${String(input)}" is no name of a module: write ./ and letters and digits, a letter first`,
  }),
  z.maxLength(100),
);

/**
 * One route, as data: what the host's table holds and what a discovery entry may add. A path is matched
 * exactly, never by prefix (decision 11).
 */
export const RouteEntry = z.object({
  path: z.string().check(z.regex(/^\/[A-Za-z0-9/._-]*$/), z.maxLength(128)),
  remote: z.string(),
  expose: ExposePath,
  /** Fixed props of the page: `/m/rng` is the game list with `gameType` RNG. */
  props: z.optional(z.record(z.string(), z.string())),
  /** `brand` shows the logo, `back` an arrow and the title; with `none` the page draws its own. */
  header: z.enum(['brand', 'back', 'none']),
  footer: z.boolean(),
  /** Key of the title in the host's texts; a remote that brings its own route gives texts by language. */
  title: z.union([z.string(), z.record(z.string(), z.string())]),
  /** Where the back arrow leads: one step, or home. */
  back: z.enum(['step', 'home']),
  /** `session`: signed in. `member`: signed in, and a trial user is asked to register. `agent`: agents. */
  guard: z.optional(z.enum(['session', 'member', 'agent'])),
  /** Stays open to an account that is closed for play (PL-020). */
  whileClosed: z.optional(z.boolean()),
  /** Shows offers: not for an account that gets none (PL-039). */
  offers: z.optional(z.boolean()),
});
export type RouteEntry = z.infer<typeof RouteEntry>;

/** Pictures that the host has for a menu entry that a remote brings. */
export const MENU_ICONS = [
  'crown',
  'gift',
  'headphones',
  'sparkles',
  'star',
  'ticket',
  'trophy',
  'users',
] as const;

/** An entry of the side menu that a remote brings along (FD-012). */
export const MenuEntry = z.object({
  path: z.string().check(z.regex(/^\/[A-Za-z0-9/._-]*$/), z.maxLength(128)),
  /** By language. */
  title: z.record(z.string(), z.string().check(z.minLength(1), z.maxLength(40))),
  icon: z.enum(MENU_ICONS),
  /** Who sees it; without one everybody does. */
  for: z.optional(z.enum(['session', 'agent'])),
});
export type MenuEntry = z.infer<typeof MenuEntry>;
