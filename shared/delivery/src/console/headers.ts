/** The Trusted Types policy by which webpack loads the page's own chunks; the only one that there may be. */
export const CHUNK_POLICY = 'console';

/** Nothing inline, nothing evaluated, nothing from elsewhere, in nobody's frame (FD-076). */
const CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  `trusted-types ${CHUNK_POLICY}`,
].join('; ');

/** Of every answer. */
export const CONSOLE_HEADERS = {
  'Content-Security-Policy': CONTENT_SECURITY_POLICY,
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  // The link's fragment goes nowhere by itself, and what is filtered by is nobody else's business.
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
} as const;
