/**
 * The merchant's switches by name, as the status payload gives them (access-accounts-shell.md, section 6;
 * docs/calls.md, "Modules"). One that the payload does not hold is off.
 */
export const FLAGS = {
  registerByUsername: 'USERNAMEREG3',
  registerByMobile: 'MOBILENUMREG3',
  registerWithSmsCode: 'REGMOBVERF3',
  registerByMobileWithPassword: 'MOBILENUMPASSREG3',
  resetPasswordByPhone: 'CHNGPASSVERIF3',
  facebookLogin: 'FACEBOOKLOGIN3',
  lineLogin: 'LINELOGIN3',
  googleLogin: 'GOOGLELOGIN3',
  /** The specification leaves its name open; decision 21 gives this one. */
  smsLogin: 'MOBILESMSLOGIN3',
  freePlay: 'FREEPLAY3',
  liveChat: 'CBS3',
  dividend: 'AGEDIVIDEND3',
  referral: 'REFERRAL3',
  missions: 'MISSION3',
  feedback: 'FEEDBACK3',
  liveModels: 'LIVEMODEL3',
} as const;

export type Flag = keyof typeof FLAGS;
export type FlagName = (typeof FLAGS)[Flag];

/**
 * Entries of the member's and the agent's menus, by the page that each leads to: a merchant switches them on by these
 * keys (SH-010).
 */
export const MENU_KEYS = {
  betRecord: 'TRANSBETREPMEM3',
  transactions: 'TRANSREC3',
  profit: 'PERSREP',
  rewards: 'REWCEN3',
  mall: 'PTSYS3',
  securityCentre: 'SECPRIV',
  teamOverview: 'AGEPAG',
  team: 'DOWNMAN',
  redEnvelopes: 'AGENTRANSMULTDOWN3',
  teamProfit: 'AGETEAMPNL3',
  teamBetting: 'TEAMBETTING3',
  rebateSettings: 'GAMSER',
  rebateIncome: 'AGEREBINC3',
  inbox: 'MAILCEN',
} as const;

export type MenuKey = (typeof MENU_KEYS)[keyof typeof MENU_KEYS];
