/** Address of an account's drawn picture. */
export const avatarUrl = (seed: string): string => `/cdn/avatars/${encodeURIComponent(seed)}.svg`;
