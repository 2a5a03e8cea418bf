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
} as const;

export type Flag = keyof typeof FLAGS;
