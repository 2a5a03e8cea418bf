/** Pages that those of this remote lead to, where the site has them. */
export const REGISTER_PATH = '/m/register';
export const FORGOT_PATH = '/m/forget';
export const CHANGE_PASSWORD_PATH = '/m/changePsw';
export const PASSKEYS_PATH = '/m/set/passkeys';
export const SESSIONS_PATH = '/m/set/sessions';
export const REALITY_CHECK_PATH = '/m/set/realityCheck';
export const TERMS_PATH = '/m/help#terms';
