/** Pages that login and registration lead to, where the site has them. */
export const REGISTER_PATH = '/m/register';
export const FORGOT_PATH = '/m/forget';
export const TERMS_PATH = '/m/help#terms';
