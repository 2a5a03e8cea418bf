export { useFreePlay } from './useFreePlay';
export { type SignOutTexts, useSignOut } from './useSignOut';
