/**
 * Names under which a browser keeps what the site stores (SH-005). Those that the specification gives are written as it
 * writes them. Without a schema, so that the first script of a page may import them.
 */
export const STORAGE_KEYS = {
  session: 'MC_SESSION_INFO',
  /** `1`: the session is in local storage and survives the tab; else it is in session storage. */
  autoLogin: 'autoLogin',
  status: 'MC_SYSTEM_STATUS',
  language: 'language',
  theme: 'theme',
  webClip: 'WEBCLIP',
  hideDownloadBar: 'hideDownloadBar',
  balanceHidden: 'balanceHidden',
  /** `1`: the shortcuts of an agent's home are open. */
  shortcutsOpen: 'site.shortcutsOpen',
  /** The currency sign of the merchant, which stands beside amounts before it is told. */
  currency: 'site.currency',
  rememberedLogin: 'rememberedLogin',
  trialUserName: 'trialUserName',
  /** The code of the link that led to this tab, until its visitor has registered. */
  invitation: 'invitation',
  recentSearches: 'recentSearches',
  gameListPages: 'gameListPages',
  scrollPositions: 'scrollPositions',
  /** Of one account; what follows names it. Nothing writes it any more: the platform takes over what is there, once. */
  reminderInterval: 'realityCheck.interval',
  /** Of money that was asked to move and nobody knows of; what follows names account and call. */
  unsettledPress: 'site.unsettled',
  /** What is written and sent of an application for a reward; what follows names account and promotion. */
  application: 'site.application',
  /** What is written to the merchant and not sent yet; what follows names the account. */
  feedback: 'site.feedback',
  /** Rates of a downline that are chosen and not saved yet; what follows names the agent and the downline. */
  chosenRates: 'site.chosenRates',
  /** For whom this browser takes notifications, and by which address of its push service. */
  push: 'site.push',
  /** Which share of a canary this browser belongs to. */
  variant: 'site.variant',
  /** Releases that a developer chose for this tab. */
  overrides: 'site.overrides',
  /** The preview link that this tab was opened by. */
  preview: 'site.preview',
  /** The deployment that this tab was reloaded for. */
  reloadedFor: 'site.reloadedFor',
} as const;
