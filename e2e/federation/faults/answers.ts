import type { Route } from '@playwright/test';
import { answerFile, OPEN_TO_ALL } from './faultySite';
import { storedFile } from './release';

/*
 * Ways of answering for a file of a release that go wrong.
 */

/** `late` comes when the page's clock has gone on for long enough. */
export type Answer = (route: Route, late: Promise<void>) => Promise<void>;

export const notFound: Answer = (route) => answerFile(route, undefined);

export const unavailable: Answer = (route) =>
  route.fulfill({
    status: 503,
    headers: { ...OPEN_TO_ALL, 'Retry-After': '1' },
    json: { success: false, code: 'unavailable' },
  });

/** As a server that answers every path with the site's home. */
export const html: Answer = (route) =>
  route.fulfill({
    headers: OPEN_TO_ALL,
    contentType: 'text/html',
    body: '<!doctype html><title>Home</title>',
  });

export const nothing: Answer = () => new Promise(() => undefined);

export const late: Answer = async (route, lateness) => {
  await lateness;
  await answerFile(route, await storedFile(route.request().url()));
};

export const truncated: Answer = async (route) => {
  const bytes = await storedFile(route.request().url());
  await answerFile(route, bytes.subarray(0, Math.floor(bytes.length / 2)));
};

export const oneByteChanged: Answer = async (route) => {
  const bytes = Buffer.from(await storedFile(route.request().url()));
  const middle = Math.floor(bytes.length / 2);
  // The case of a letter, or a digit for its neighbour: what is there stays text.
  bytes[middle] = (bytes[middle] ?? 0) ^ 1;
  await answerFile(route, bytes);
};
