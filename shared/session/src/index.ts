export { toggleBalanceHidden, useBalanceHidden } from './balanceVisibility';
export { heldSecret, holdSecret } from './heldSecrets';
export type { SignOutReason } from './otherTabs';
export { readPreference, writePreference } from './preferences';
export {
  getSession,
  onSignOut,
  renewToken,
  restoreSession,
  signIn,
  signOut,
  subscribeSession,
  useSession,
} from './session';
export { SessionInfo } from './sessionInfo';
export { readStored, readText, removeStored, type StoragePlace, writeStored, writeText } from './storage';
