import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { BRAND_SYMBOLS } from '@site/contracts/federation/documents';
import { contentHash, integrityOf } from '../../integrity';
import type { MerchantFolder } from '../discovery/merchants';
import type { Files } from '../store/Store';
import { drawIcons, type IconDrawing, type IconName, iconDrawings } from './icons';
import { symbolOf } from './logo';

const STYLE_SHEET = 'brand.css';
const OFFLINE_STYLE_SHEET = 'offline.css';
const ICON = 'logo.svg';

interface StyleSheet {
  readonly href: string;
  readonly integrity: string;
}

/** A merchant's own files, and how its documents refer to them. */
export interface Brand {
  /** Name of the folder, which changes whenever a file in it does. */
  readonly hash: string;
  /** Makes the files. Drawing takes longer than composing, and most deployments have a brand that is stored. */
  files(): Promise<Files>;
  readonly stylesheet: StyleSheet;
  /** What the offline page needs beside it. */
  readonly offlineStylesheet: StyleSheet;
  readonly icon: string;
  /** Of the installed site. */
  readonly installedIcons: Readonly<Record<IconName, { readonly src: string; readonly sizes: string }>>;
  /** An `<svg>` with the brand's drawings as symbols. */
  readonly symbols: string;
}

/**
 * Makes the files of a merchant's brand: its tokens with the splash's styles, those of the offline
 * page, and its icons.
 *
 * @throws Refusal when a drawing holds more than plain shapes.
 */
export async function makeBrand(folder: MerchantFolder): Promise<Brand> {
  const { merchant, brandCss, logo, wordmark } = folder;
  const css = Buffer.from(brandCss + (await readCompact('splash.css')));
  const offlineCss = Buffer.from(await readCompact('offline.css'));
  const icon = Buffer.from(logo);
  const drawings = iconDrawings(folder);
  const drawn = Object.values(drawings);
  const hash = contentHash(Buffer.concat([css, offlineCss, icon, Buffer.from(JSON.stringify(drawn))]));
  const address = (file: string) => `/brand/${hash}/${file}`;
  const placed = ({ file, size }: IconDrawing) => ({ src: address(file), sizes: `${size}x${size}` });
  const symbols =
    symbolOf(logo, BRAND_SYMBOLS.mark, `${merchant.code}/logo.svg`) +
    symbolOf(wordmark, BRAND_SYMBOLS.wordmark, `${merchant.code}/wordmark.svg`);
  return {
    hash,
    files: async () => {
      const files = [
        [STYLE_SHEET, css],
        [OFFLINE_STYLE_SHEET, offlineCss],
        [ICON, icon],
      ] as const;
      return new Map<string, Uint8Array>([...files, ...(await drawIcons(drawn))]);
    },
    stylesheet: { href: address(STYLE_SHEET), integrity: integrityOf(css) },
    offlineStylesheet: { href: address(OFFLINE_STYLE_SHEET), integrity: integrityOf(offlineCss) },
    icon: address(ICON),
    installedIcons: {
      small: placed(drawings.small),
      large: placed(drawings.large),
      maskable: placed(drawings.maskable),
      touch: placed(drawings.touch),
    },
    symbols: `<svg class="brand-symbols" width="0" height="0" aria-hidden="true">${symbols}</svg>`,
  };
}

/** A style sheet beside this file, without comments and white space; it has no strings that this could hurt. */
async function readCompact(file: string): Promise<string> {
  const css = await readFile(path.join(import.meta.dirname, file), 'utf8');
  return css
    .replace(/\/\*.*?\*\//gs, '')
    .replace(/\s+/g, ' ')
    .replace(/ ?([{};:,]) ?/g, '$1');
}
