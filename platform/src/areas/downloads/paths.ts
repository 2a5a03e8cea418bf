/** The iOS profile of a merchant. */
export const PROFILE_FILE = 'home-screen.mobileconfig';

/** Address of something to download, on the site's own origin. */
export const downloadPath = (merchant: string, file: string): string => `/cdn/downloads/${merchant}/${file}`;
