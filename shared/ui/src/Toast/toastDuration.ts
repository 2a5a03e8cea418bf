/** How long a toast stays, in milliseconds (games-promotions-messages-agent.md, section 9; SH-023, SH-024). */
export const toastDuration = {
  saved: 1000,
  comingSoon: 1000,
  success: 1500,
  pleaseLogIn: 2000,
  realAccount: 2000,
  short: 3000,
  long: 8000,
  loading: 10_000,
  /** Loading notice of a name search (GA-036). */
  loadingSearch: 3000,
  loadingLong: 15_000,
  /** The most that a slow call, such as logging out, may hold the notice (HS-057, AU-089). */
  loadingCapped: 9999,
} as const;
