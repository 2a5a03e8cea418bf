/** Pages that the login page leads to, where the site has them. */
export const REGISTER_PATH = '/m/register';
export const FORGOT_PATH = '/m/forget';
