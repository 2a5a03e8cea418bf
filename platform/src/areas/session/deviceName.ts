import type { DeviceName } from '@site/contracts/areas/sessions';

/** A product and what its user agent says. Of the rows that match, the first counts: most name others as well. */
type Mark = readonly [name: string, mark: RegExp];

const APPS: readonly Mark[] = [
  ['LINE', /\bLine\//],
  ['Facebook', /\bFBA[NV]\//],
  ['Instagram', /\bInstagram\b/],
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\b(?:OPR|OPT|OPiOS|Opera)\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['UC Browser', /\bUC?Browser\//],
  ['Mi Browser', /\bMiuiBrowser\//],
  ['Vivo Browser', /\bVivoBrowser\//],
  ['Huawei Browser', /\bHuaweiBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Headless)?(?:Chrome|Chromium|CriOS)\//],
  ['Safari', /\bVersion\/[\d.]+.*\bSafari\//],
];

const SYSTEMS: readonly Mark[] = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['macOS', /\bMacintosh\b|\bMac OS X\b/],
  ['Linux', /\bLinux\b/],
];

const nameIn = (rows: readonly Mark[], userAgent: string) =>
  rows.find(([, mark]) => mark.test(userAgent))?.[0];

/**
 * The browser and the system that a user agent names, for a reader who wants to recognise a device. What it does
 * not name is left out: a user agent is free text, and none of it is shown.
 */
export function deviceName(userAgent: string | null | undefined): DeviceName {
  const app = nameIn(APPS, userAgent ?? '');
  const system = nameIn(SYSTEMS, userAgent ?? '');
  return { ...(app !== undefined && { app }), ...(system !== undefined && { system }) };
}
