import { FRAME_FEATURES, frameRights, mayFrame } from './frameRights';

const OWN = 'https://aurora.example';
const vendor = new URL('https://games.vendor.example/play');
const own = new URL(`${OWN}/m/lotto`);

it.each([
  ['an origin that the merchant lists', vendor, ['https://games.vendor.example'], true],
  ['another origin', vendor, ['https://elsewhere.example'], false],
  [
    'a sub-domain of a listed origin',
    new URL('https://x.games.vendor.example'),
    ['https://vendor.example'],
    false,
  ],
  ['another port', new URL('https://games.vendor.example:8443'), ['https://games.vendor.example'], false],
  ['anything for a merchant that lists nothing', vendor, undefined, false],
  ["the site's own origin, when it is listed", own, ['self'], true],
  ["the site's own origin, when it is not", own, ['https://games.vendor.example'], false],
])('frames %s: %#', (_what, address, frames, expected) => {
  expect(mayFrame(address, frames, OWN)).toBe(expected);
});

it("lets no game lead the site's window away, or use camera, place and payment", () => {
  const { sandbox, messages } = frameRights(vendor, OWN);
  expect(sandbox).not.toContain('allow-top-navigation');
  expect(sandbox.split(' ')).toContain('allow-same-origin');
  expect(messages).toBe('https://games.vendor.example');
  expect(FRAME_FEATURES).not.toMatch(/camera|microphone|geolocation|payment/);
});

it('takes its origin from a page of the own origin, which could take the sandbox off otherwise', () => {
  const { sandbox, messages } = frameRights(own, OWN);
  expect(sandbox).not.toContain('allow-same-origin');
  expect(messages).toBe('null');
});
