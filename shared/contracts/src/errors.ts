/**
 * The error catalogue (api.md, section 3): code → HTTP status. Codes of calls that do not exist yet join
 * with their calls.
 */
export const errorStatus = {
  'auth.required': 401,
  'session.expired': 401,
  'session.relogin': 401,
  'access.denied': 403,
  'feature.unavailable': 403,
  'agent.required': 403,
  'trial.rejected': 403,
  'login.failed': 401,
  'login.member.only': 403,
  'login.agent.only': 403,
  'user.unavailable': 404,
  'trial.ticket.invalid': 422,
  'field.required': 422,
  'field.format': 422,
  'account.format': 422,
  'password.format': 422,
  'email.format': 422,
  'mobile.format': 422,
  'captcha.required': 422,
  'captcha.wrong': 422,
  'captcha.unavailable': 503,
  'balance.insufficient': 409,
  'amount.out.of.range': 422,
  'idempotency.key.missing': 400,
  'idempotency.key.reused': 422,
  'idempotency.in.progress': 409,
  'game.unavailable': 409,
  'game.freeplay.unsupported': 409,
  'request.url.empty': 502,
  'launch.token.invalid': 401,
  'promotion.not.joinable': 409,
  'reward.not.claimable': 409,
  'reward.application.required': 409,
  'picture.unknown': 422,
  'request.invalid': 400,
  'request.too.large': 413,
  'request.rate.limited': 429,
  'merchant.unknown': 404,
  'merchant.mismatch': 400,
  'encryption.required': 400,
  'encryption.invalid': 400,
  'encryption.key.unknown': 400,
  'not.found': 404,
  'method.not.allowed': 405,
  unknown: 500,
  'vendor.unavailable': 502,
  'vendor.timeout': 504,
  'system.upgrading': 503,
  'system.maintenance': 503,
  'region.restricted': 451,
} as const;

export type ErrorCode = keyof typeof errorStatus;

/** Codes that the site makes itself and the platform never sends (api.md 3.6). */
export const clientErrorCodes = [
  'client.offline',
  'client.timeout',
  'client.load.failed',
  'client.popup.blocked',
  'client.image.failed',
  'client.response.malformed',
  'client.link.refused',
] as const;

export type ClientErrorCode = (typeof clientErrorCodes)[number];
