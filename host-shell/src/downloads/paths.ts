/** The page that tells how to install; `/m/app` is its other address. */
export const DOWNLOAD_PATH = '/m/down';
