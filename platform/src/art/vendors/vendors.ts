import type { LetteringStyle } from '../lettering/alphabet';
import type { MetalName, Palette } from '../palette';
import { hashText } from '../random';

export type Frame = 'none' | 'line' | 'corner';

/** How one vendor's games look: everything that makes a shelf of them a family. */
export interface VendorStyle extends Palette {
  code: string;
  name: string;
  metal: MetalName;
  lettering: LetteringStyle;
  frame: Frame;
}

type Colours = readonly [deep: string, base: string, mid: string, glow: string, light: string, hot: string];

const style = (
  code: string,
  name: string,
  [deep, base, mid, glow, light, hot]: Colours,
  metal: MetalName,
  lettering: LetteringStyle,
  frame: Frame,
): VendorStyle => ({ code, name, deep, base, mid, glow, light, hot, metal, lettering, frame });

/** In the order the lobby lists them. */
export const VENDOR_STYLES: readonly VendorStyle[] = [
  style(
    'MOONREEF',
    'Moonreef',
    ['#071430', '#123a7a', '#1f7ea6', '#86e6dd', '#fdf1cf', '#ff8a63'],
    'gold',
    'round',
    'none',
  ),
  style(
    'PAPERCRANE',
    'Papercrane',
    ['#2c0815', '#86172f', '#cf3d3f', '#ffc178', '#fff2d9', '#f6b53c'],
    'gold',
    'deco',
    'corner',
  ),
  style(
    'IRONPALM',
    'Ironpalm',
    ['#081a14', '#17503a', '#3a8f5a', '#dbe98f', '#fbf1cb', '#f0a33c'],
    'bronze',
    'block',
    'none',
  ),
  style(
    'SALTWIND',
    'Saltwind',
    ['#160d33', '#3d2587', '#7a4fd6', '#f0a8ee', '#fff0f6', '#5fdbe2'],
    'silver',
    'round',
    'line',
  ),
  style(
    'SIXPETAL',
    'Sixpetal',
    ['#2c0929', '#7f1c66', '#d8478b', '#ffb7a2', '#fff3dd', '#ffc552'],
    'gold',
    'deco',
    'none',
  ),
  style(
    'JADEWORKS',
    'Jadeworks',
    ['#032224', '#0a5552', '#1a9c86', '#c3f3c6', '#f8f5d2', '#f2bd4d'],
    'gold',
    'deco',
    'line',
  ),
  style(
    'TIDEWELL',
    'Tidewell',
    ['#07112e', '#143d90', '#2a79e0', '#a5e2ff', '#ffffff', '#ffb640'],
    'silver',
    'block',
    'none',
  ),
  style(
    'EMBERLINE',
    'Emberline',
    ['#1f0804', '#69200c', '#cf5620', '#ffcc66', '#fff1d1', '#ff6d5a'],
    'bronze',
    'block',
    'none',
  ),
  style(
    'HIGHROOST',
    'Highroost',
    ['#1c0d05', '#5a2c0e', '#b4691f', '#ffd884', '#fff3d6', '#d63c2c'],
    'gold',
    'block',
    'corner',
  ),
  style(
    'PITCHLINE',
    'Pitchline',
    ['#04170f', '#0c4a30', '#1f8f55', '#c9f59b', '#ffffff', '#ffd23e'],
    'silver',
    'block',
    'none',
  ),
  style(
    'ARCFIELD',
    'Arcfield',
    ['#0a0820', '#281a66', '#5632cf', '#4ee3ff', '#eefaff', '#ff539f'],
    'silver',
    'block',
    'line',
  ),
  style(
    'NUMERA',
    'Numera',
    ['#1d0b2e', '#562084', '#a13fc0', '#ffd08a', '#fff6e0', '#ffc23f'],
    'gold',
    'round',
    'none',
  ),
  style(
    'CLOUDPIER',
    'Cloudpier',
    ['#0c1b2e', '#2a5279', '#5a9cc9', '#ffd9c2', '#fff8ee', '#ff9d7a'],
    'silver',
    'round',
    'none',
  ),
  style(
    'KITEHILL',
    'Kitehill',
    ['#06202a', '#0f5a6b', '#2aa3a8', '#ffe59a', '#fffbe8', '#ff6f4e'],
    'gold',
    'round',
    'line',
  ),
  style(
    'NIGHTORCHID',
    'Nightorchid',
    ['#14061f', '#471463', '#9230a8', '#ff9fd4', '#fff0fa', '#ff5c8d'],
    'gold',
    'deco',
    'corner',
  ),
  style(
    'STONELARK',
    'Stonelark',
    ['#101820', '#37505e', '#6f94a0', '#e6e3c4', '#fbf8ea', '#e9804d'],
    'bronze',
    'block',
    'line',
  ),
  style(
    'BRASSBELL',
    'Brassbell',
    ['#1e1206', '#6b4313', '#c08a2b', '#ffe7a0', '#fffae6', '#4fb4c8'],
    'gold',
    'deco',
    'corner',
  ),
  style(
    'RIVERLOOM',
    'Riverloom',
    ['#04192b', '#0b4668', '#1c86b0', '#9ff0d8', '#f2fff6', '#ffc24a'],
    'silver',
    'round',
    'none',
  ),
  style(
    'LANTERNBAY',
    'Lanternbay',
    ['#240710', '#741328', '#c9332f', '#ffb35c', '#fff0cf', '#ffd75e'],
    'gold',
    'round',
    'line',
  ),
  style(
    'FOXGLYPH',
    'Foxglyph',
    ['#1b0f24', '#53306e', '#8d59ad', '#ffbe8f', '#fff2e2', '#ff7b3d'],
    'bronze',
    'block',
    'none',
  ),
  style(
    'PEARLROW',
    'Pearlrow',
    ['#0d1e2c', '#21566f', '#4a9fae', '#f7d9e3', '#fffafc', '#f58fb0'],
    'silver',
    'deco',
    'line',
  ),
  style(
    'VELVETACE',
    'Velvetace',
    ['#1f050d', '#620d25', '#a81f41', '#f6c48f', '#fff3e2', '#e8b54a'],
    'gold',
    'deco',
    'corner',
  ),
  style(
    'QUARTZMILL',
    'Quartzmill',
    ['#0c1030', '#2b3380', '#5a63cf', '#b9d4ff', '#f6f8ff', '#ff8ac0'],
    'silver',
    'block',
    'line',
  ),
  style(
    'THUNDERJAR',
    'Thunderjar',
    ['#0d1212', '#2d4344', '#4f8077', '#e8ff8a', '#fbffe4', '#ffcf33'],
    'bronze',
    'block',
    'none',
  ),
  style(
    'TCG_LOTTO_VN',
    'Mekong Draw',
    ['#1f0a10', '#7a1b27', '#c8402f', '#ffd27a', '#fff4d8', '#ffc832'],
    'gold',
    'round',
    'none',
  ),
  style(
    'TCG_SEA',
    'Sea Draw',
    ['#051a33', '#0f4a86', '#2289c4', '#9fe8f2', '#f4fdff', '#ffb13c'],
    'gold',
    'round',
    'line',
  ),
];

const BY_CODE: ReadonlyMap<string, VendorStyle> = new Map(
  VENDOR_STYLES.map((vendor) => [vendor.code, vendor]),
);

/** The style of `code`. A vendor that is not listed borrows one, always the same. */
export const vendorStyle = (code: string): VendorStyle =>
  BY_CODE.get(code) ?? (VENDOR_STYLES[hashText(code) % VENDOR_STYLES.length] as VendorStyle);
