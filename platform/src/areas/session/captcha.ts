import { randomInt } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import sharp from 'sharp';
import svgCaptcha from 'svg-captcha';
import { MINUTE, SECOND } from '../../core/clock';
import type { Database } from '../../core/db/client';
import { Refusal } from '../../core/http/refusal';
import { hashToken, newToken } from '../../core/ids';
import { captchas } from './tables';

/** Captchas have four to six digits and hold five minutes (docs/calls.md, "Captcha"). */
const FEWEST_DIGITS = 4;
const MOST_DIGITS = 6;
const CAPTCHA_LIFE_MS = 5 * MINUTE;

const COOKIE = 'captcha';
const COOKIE_VALUE = /(?:^|;\s*)captcha=([A-Za-z0-9_-]{43})(?:;|$)/;
/** Twice the size it is shown at, for screens of twice the density. */
const IMAGE_SIZE = { width: 240, height: 88, fontSize: 76 };

const readCookie = (request: FastifyRequest) => COOKIE_VALUE.exec(request.headers.cookie ?? '')?.[1];

async function drawDigits(digits: number): Promise<{ answer: string; image: string }> {
  const { text, data } = svgCaptcha.create({
    ...IMAGE_SIZE,
    size: digits,
    charPreset: '0123456789',
    noise: 3,
    color: true,
    background: '#ffffff',
  });
  const png = await sharp(Buffer.from(data)).png({ compressionLevel: 9, palette: true }).toBuffer();
  return { answer: text, image: png.toString('base64') };
}

/**
 * Draws a captcha and binds it to the browser by a cookie; an earlier one of the browser no longer holds.
 *
 * @returns A PNG in base64, without prefix.
 * @throws Refusal captcha.unavailable when it cannot be drawn.
 */
export async function issueCaptcha(
  db: Database,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  now: number,
): Promise<string> {
  const drawn = await drawDigits(randomInt(FEWEST_DIGITS, MOST_DIGITS + 1)).catch((error: unknown) => {
    request.log.error({ err: error }, 'the captcha could not be drawn');
    throw new Refusal('captcha.unavailable');
  });
  const earlier = readCookie(request);
  const cookie = newToken();
  if (earlier) await db.delete(captchas).where(eq(captchas.cookieHash, hashToken(earlier)));
  await db.insert(captchas).values({
    cookieHash: hashToken(cookie),
    answer: drawn.answer,
    expiresAt: new Date(now + CAPTCHA_LIFE_MS),
  });
  const secure = request.protocol === 'https' ? '; Secure' : '';
  reply.header(
    'set-cookie',
    `${COOKIE}=${cookie}; Path=/; Max-Age=${CAPTCHA_LIFE_MS / SECOND}; HttpOnly; SameSite=Strict${secure}`,
  );
  return drawn.image;
}

/** The answer that a browser's captcha waits for; `undefined` when it has none. */
export async function pendingAnswer(db: Database, request: FastifyRequest): Promise<string | undefined> {
  const cookie = readCookie(request);
  if (!cookie) return undefined;
  const [captcha] = await db
    .select({ answer: captchas.answer })
    .from(captchas)
    .where(eq(captchas.cookieHash, hashToken(cookie)));
  return captcha?.answer;
}

/**
 * Uses up the browser's captcha, right or wrong.
 *
 * @throws Refusal captcha.required without an answer, captcha.wrong when it is wrong, used or old; both say that
 *   the next try needs a captcha.
 */
export async function consumeCaptcha(
  db: Database,
  request: FastifyRequest,
  answer: string | undefined,
  now: number,
): Promise<void> {
  if (answer === undefined || answer === '')
    throw new Refusal('captcha.required', { value: { captcha: true } });
  const cookie = readCookie(request);
  const [captcha] = cookie
    ? await db
        .delete(captchas)
        .where(eq(captchas.cookieHash, hashToken(cookie)))
        .returning()
    : [];
  if (!captcha || captcha.answer !== answer || captcha.expiresAt.getTime() < now)
    throw new Refusal('captcha.wrong', { value: { captcha: true } });
}
