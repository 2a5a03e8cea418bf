import { PATHS } from '@site/contracts/values/paths';

/** The merchant's terms, a chapter of its help. */
export const TERMS_PATH = `${PATHS.help}#terms`;
