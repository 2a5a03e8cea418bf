import { type IosVersion, isAtLeast } from '@site/session/runtime';

const MIN_IOS: IosVersion = { major: 12, minor: 4 };

/** The oldest iOS that the apps run on, as it is shown (HS-090). */
export const MIN_IOS_FOR_APP = `${MIN_IOS.major}.${MIN_IOS.minor}`;

/** Before it, an icon on the home screen loses its page whenever another app is opened. */
const FIRST_TO_KEEP_PAGES: IosVersion = { major: 12, minor: 2 };

/** Whether this iOS is too old for the apps. */
export const isTooOldForApp = (version: IosVersion): boolean => !isAtLeast(version, MIN_IOS);

/** Whether an icon on the home screen needs the extra notice: iOS 11 and older, 12.0 and 12.1 (HS-092). */
export const isLegacyForHomeScreen = (version: IosVersion): boolean =>
  !isAtLeast(version, FIRST_TO_KEEP_PAGES);
