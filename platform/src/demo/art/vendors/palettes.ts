import type { Palette } from '../palette';

const palette = (
  deep: string,
  base: string,
  mid: string,
  glow: string,
  light: string,
  hot: string,
): Palette => ({ deep, base, mid, glow, light, hot });

/** Vendor palettes by vendor code, dark to light, then the accent. */
export const VENDOR_PALETTES = {
  MOONREEF: palette('#071430', '#123a7a', '#1f7ea6', '#86e6dd', '#fdf1cf', '#ff8a63'),
  PAPERCRANE: palette('#2c0815', '#86172f', '#cf3d3f', '#ffc178', '#fff2d9', '#f6b53c'),
  IRONPALM: palette('#081a14', '#17503a', '#3a8f5a', '#dbe98f', '#fbf1cb', '#f0a33c'),
  SALTWIND: palette('#160d33', '#3d2587', '#7a4fd6', '#f0a8ee', '#fff0f6', '#5fdbe2'),
  SIXPETAL: palette('#2c0929', '#7f1c66', '#d8478b', '#ffb7a2', '#fff3dd', '#ffc552'),
  JADEWORKS: palette('#032224', '#0a5552', '#1a9c86', '#c3f3c6', '#f8f5d2', '#f2bd4d'),
  TIDEWELL: palette('#07112e', '#143d90', '#2a79e0', '#a5e2ff', '#ffffff', '#ffb640'),
  EMBERLINE: palette('#1f0804', '#69200c', '#cf5620', '#ffcc66', '#fff1d1', '#ff6d5a'),
  HIGHROOST: palette('#1c0d05', '#5a2c0e', '#b4691f', '#ffd884', '#fff3d6', '#d63c2c'),
  PITCHLINE: palette('#04170f', '#0c4a30', '#1f8f55', '#c9f59b', '#ffffff', '#ffd23e'),
  ARCFIELD: palette('#0a0820', '#281a66', '#5632cf', '#4ee3ff', '#eefaff', '#ff539f'),
  FB: palette('#0b1420', '#1c3d5c', '#2f7d8c', '#bfe9d8', '#fafff6', '#ff8a3c'),
  NUMERA: palette('#1d0b2e', '#562084', '#a13fc0', '#ffd08a', '#fff6e0', '#ffc23f'),
  CLOUDPIER: palette('#0c1b2e', '#2a5279', '#5a9cc9', '#ffd9c2', '#fff8ee', '#ff9d7a'),
  KITEHILL: palette('#06202a', '#0f5a6b', '#2aa3a8', '#ffe59a', '#fffbe8', '#ff6f4e'),
  NIGHTORCHID: palette('#14061f', '#471463', '#9230a8', '#ff9fd4', '#fff0fa', '#ff5c8d'),
  STONELARK: palette('#101820', '#37505e', '#6f94a0', '#e6e3c4', '#fbf8ea', '#e9804d'),
  BRASSBELL: palette('#1e1206', '#6b4313', '#c08a2b', '#ffe7a0', '#fffae6', '#4fb4c8'),
  RIVERLOOM: palette('#04192b', '#0b4668', '#1c86b0', '#9ff0d8', '#f2fff6', '#ffc24a'),
  LANTERNBAY: palette('#240710', '#741328', '#c9332f', '#ffb35c', '#fff0cf', '#ffd75e'),
  FOXGLYPH: palette('#1b0f24', '#53306e', '#8d59ad', '#ffbe8f', '#fff2e2', '#ff7b3d'),
  PEARLROW: palette('#0d1e2c', '#21566f', '#4a9fae', '#f7d9e3', '#fffafc', '#f58fb0'),
  VELVETACE: palette('#1f050d', '#620d25', '#a81f41', '#f6c48f', '#fff3e2', '#e8b54a'),
  QUARTZMILL: palette('#0c1030', '#2b3380', '#5a63cf', '#b9d4ff', '#f6f8ff', '#ff8ac0'),
  THUNDERJAR: palette('#0d1212', '#2d4344', '#4f8077', '#e8ff8a', '#fbffe4', '#ffcf33'),
  TCG_LOTTO_VN: palette('#1f0a10', '#7a1b27', '#c8402f', '#ffd27a', '#fff4d8', '#ffc832'),
  TCG_SEA: palette('#051a33', '#0f4a86', '#2289c4', '#9fe8f2', '#f4fdff', '#ffb13c'),
} as const satisfies Record<string, Palette>;

export type VendorCode = keyof typeof VENDOR_PALETTES;
