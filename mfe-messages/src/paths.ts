/** Where banners and notices lead (games-promotions-messages-agent.md, section 2). */
export const NOTICES_PATH = '/m/notice';
export const PROMOTIONS_PATH = '/m/activity';
/** How to install the app; its guides are at `#ios` and `#android`. */
export const DOWNLOAD_PATH = '/m/down';
