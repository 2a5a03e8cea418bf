import { expect, test } from '@playwright/test';
import type { Exchange, ResourceKind } from '../bench/network';
import { waitedFor } from '../bench/waitedFor';

/* What the bench says that the largest paint waits for; needs no browser. */

const PICTURE = 'http://site.test/reef.svg';

function exchange(name: string, kind: ResourceKind, endedAt: number): Exchange {
  const url = `http://site.test/${name}`;
  return { url, kind, bytes: 1, startedAt: endedAt - 100, endedAt, initiator: undefined };
}

const namesOf = (picturedAt: number, largestPicture: string) =>
  waitedFor(
    [
      exchange('m/home', 'document', 200),
      exchange('brand.css', 'style', 400),
      exchange('late.css', 'style', 1_600),
      exchange('early.js', 'script', 420),
      exchange('main.js', 'script', 850),
      exchange('banners', 'call', 800),
      exchange('slot.js', 'script', 990),
      exchange('tile.svg', 'image', 800),
      exchange('reef.svg', 'image', picturedAt),
    ],
    {
      largestContentfulPaint: 1_100,
      largestPicture,
      parserStoppedFor: ['http://site.test/early.js'],
    },
  ).map(({ url }) => url.split('/').at(-1));

test('a picture that was asked for before any script waits for styles and what stops the parser alone', () => {
  expect(namesOf(900, PICTURE)).toEqual(['home', 'brand.css', 'early.js', 'reef.svg']);
});

test('one that was asked for later waits for the scripts and answers that had come', () => {
  const names = namesOf(1_000, PICTURE);
  expect(names).toEqual(['home', 'brand.css', 'early.js', 'main.js', 'banners', 'slot.js', 'reef.svg']);
});

test('so does a text', () => {
  expect(namesOf(1_000, '')).toEqual(['home', 'brand.css', 'early.js', 'main.js', 'banners', 'slot.js']);
});
