/** Every page of the site that a guest may open, one address each. */
export const publicRoutes = [
  '/m/home',
  '/m/login',
  '/m/register',
  '/m/forget',
  '/m/trail',
  // Not beside its own page: another fragment alone would open no new document.
  '/m/forget#ticket=of-a-mailed-link',
  '/m/set',
  '/m/gameList?gameType=RNG',
  '/m/search',
  '/m/search?q=moonreef',
  '/m/rng',
  '/m/live',
  '/m/pvp',
  '/m/fish',
  '/m/lottery',
  '/m/sports',
  '/m/esports',
  '/m/lott',
  '/m/elott',
  '/m/hot',
  '/m/gameCenter',
  '/m/slotsCenter',
  '/m/activity',
  '/m/notice',
  '/m/down',
  '/m/app',
] as const;

const PART = 7;

/** The same in parts that a test opens one after another: with a warm cache a page costs half as much. */
export const publicParts: readonly (readonly string[])[] = Array.from(
  { length: Math.ceil(publicRoutes.length / PART) },
  (_, part) => publicRoutes.slice(part * PART, (part + 1) * PART),
);

/** Pages that look otherwise, or are there only, when one is logged in. */
export const memberRoutes = [
  '/m/set',
  '/m/changePsw',
  '/m/set/passkeys',
  '/m/set/sessions',
  '/m/set/realityCheck',
] as const;

/** Pages that have something in them for the demonstration's player alone. */
export const playerRoutes = ['/m/gameRecord?range=30days', '/m/gameRecord?tab=lottery'] as const;

/** Pages of agents. */
export const agentRoutes = ['/m/agent'] as const;
