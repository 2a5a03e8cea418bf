/** Every page of the site that a guest may open, one address each. */
export const publicRoutes = [
  '/m/home',
  '/m/login',
  '/m/register',
  '/m/forget',
  '/m/forget#ticket=of-a-mailed-link',
  '/m/trail',
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
