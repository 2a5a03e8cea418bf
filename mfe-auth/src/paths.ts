import { PATHS } from '@site/contracts/paths';

/** The merchant's terms, a chapter of its help. */
export const TERMS_PATH = `${PATHS.help}#terms`;
