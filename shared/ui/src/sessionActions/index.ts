export { useFreePlay } from './useFreePlay';
export { type SignOutTexts, useSignOut, wasSignedOut } from './useSignOut';
