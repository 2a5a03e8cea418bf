import type { Exchange, ResourceKind } from '../bench/network';
import { waitedFor } from '../bench/waitedFor';
import { expect, test } from '../support/test';

/* What the bench says that the largest paint waits for; needs no browser. */

const DOCUMENT = 'http://site.test/m/home';
const PICTURE = 'http://site.test/reef.svg';

function exchange(name: string, kind: ResourceKind, endedAt: number, initiator = DOCUMENT): Exchange {
  return { url: `http://site.test/${name}`, kind, bytes: 1, startedAt: endedAt - 100, endedAt, initiator };
}

const exchanges = (askedBy: string): Exchange[] => [
  { ...exchange('m/home', 'document', 200), initiator: undefined },
  exchange('brand.css', 'style', 400),
  exchange('late.css', 'style', 1_600),
  exchange('early.js', 'script', 420),
  exchange('main.js', 'script', 850),
  exchange('banners', 'call', 800),
  exchange('slot.js', 'script', 990),
  exchange('tile.svg', 'image', 800),
  exchange('reef.svg', 'image', 1_000, askedBy),
];

const namesOf = (askedBy: string, largestPicture: string) =>
  waitedFor(exchanges(askedBy), {
    largestContentfulPaint: 1_100,
    largestPicture,
    parserStoppedFor: ['http://site.test/early.js'],
  }).map(({ url }) => url.split('/').at(-1));

test('a picture of the document waits for styles and what stops the parser, not for scripts beside it', () => {
  expect(namesOf(DOCUMENT, PICTURE)).toEqual(['home', 'brand.css', 'early.js', 'reef.svg']);
});

test('what a script draws waits for the scripts and answers that had come, however early its picture was asked for', () => {
  const names = namesOf('http://site.test/early.js', PICTURE);
  expect(names).toEqual(['home', 'brand.css', 'early.js', 'main.js', 'banners', 'slot.js', 'reef.svg']);
});

test('so does a text', () => {
  const names = namesOf(DOCUMENT, '');
  expect(names).toEqual(['home', 'brand.css', 'early.js', 'main.js', 'banners', 'slot.js']);
});
