import type { Merchant } from '@site/contracts/federation/merchant';
import { withSandboxFrames } from './sandboxFrames';

const merchant = { code: 'aurora', frames: ['self', 'sandbox', 'https://games.vendor.example'] } as Merchant;

it("puts the demonstration vendor's origin where the merchant lists it", () => {
  expect(withSandboxFrames(merchant, 'http://localhost:8090').frames).toEqual([
    'self',
    'http://localhost:8090',
    'https://games.vendor.example',
  ]);
});

it('leaves nothing of it where there is no demonstration vendor', () => {
  expect(withSandboxFrames(merchant, undefined).frames).toEqual(['self', 'https://games.vendor.example']);
});

it('frames nothing for a merchant that lists nothing', () => {
  const { frames: _, ...without } = merchant;
  expect(withSandboxFrames(without as Merchant, 'http://localhost:8090')).toEqual(without);
});
