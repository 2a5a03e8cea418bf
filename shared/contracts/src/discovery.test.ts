import * as z from 'zod/mini';
import { type DiscoveryEntry, RemoteDeployment } from './discovery';

const entry = (
  traffic: number,
  isDefault: boolean,
  changes: Partial<DiscoveryEntry> = {},
): DiscoveryEntry => ({
  url: 'https://releases.example/mfe-games/1.0.0/mf-manifest.json',
  metadata: { version: '1.0.0', integrity: `sha384-${'A'.repeat(64)}` },
  deployment: { traffic, default: isDefault },
  extras: { contract: '^1.0.0' },
  ...changes,
});
const takes = (entries: unknown[]) => z.safeParse(RemoteDeployment, entries).success;

it('takes releases whose traffic sums to 100, with one default @FD-009', () => {
  expect(takes([entry(100, true)])).toBe(true);
  expect(takes([entry(90, true), entry(10, false), entry(0, false)])).toBe(true);
});

it.each([
  ['no release', []],
  ['traffic of 99', [entry(99, true)]],
  ['traffic of 110', [entry(100, true), entry(10, false)]],
  ['no default', [entry(100, false)]],
  ['two defaults', [entry(50, true), entry(50, true)]],
  ['half a per cent', [entry(99.5, true), entry(0.5, false)]],
  [
    'another digest',
    [entry(100, true, { metadata: { version: '1.0.0', integrity: `sha256-${'A'.repeat(43)}=` } })],
  ],
  [
    'a version that is none',
    [entry(100, true, { metadata: { version: 'latest', integrity: entry(0, true).metadata.integrity } })],
  ],
  ['an address without https or http', [entry(100, true, { url: '//releases.example/x.json' })]],
])('refuses %s @FD-009', (_, entries) => {
  expect(takes(entries)).toBe(false);
});
