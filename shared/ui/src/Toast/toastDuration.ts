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
} as const;
