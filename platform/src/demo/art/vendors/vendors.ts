import type { LetteringStyle } from '../lettering/alphabet';
import type { MetalName, Palette } from '../palette';
import { hashText } from '../random';
import { VENDOR_PALETTES, type VendorCode } from './palettes';

export type Frame = 'none' | 'line' | 'corner';

/** How one vendor's games look: everything that makes a shelf of them a family. */
export interface VendorStyle extends Palette {
  code: string;
  name: string;
  metal: MetalName;
  lettering: LetteringStyle;
  frame: Frame;
}

const style = (
  code: VendorCode,
  name: string,
  metal: MetalName,
  lettering: LetteringStyle,
  frame: Frame,
): VendorStyle => ({ code, name, ...VENDOR_PALETTES[code], metal, lettering, frame });

/** The invented vendors, in the order the lobby lists them. */
export const VENDOR_STYLES: readonly VendorStyle[] = [
  style('MOONREEF', 'Moonreef', 'gold', 'round', 'none'),
  style('PAPERCRANE', 'Papercrane', 'gold', 'deco', 'corner'),
  style('IRONPALM', 'Ironpalm', 'bronze', 'block', 'none'),
  style('SALTWIND', 'Saltwind', 'silver', 'round', 'line'),
  style('SIXPETAL', 'Sixpetal', 'gold', 'deco', 'none'),
  style('JADEWORKS', 'Jadeworks', 'gold', 'deco', 'line'),
  style('TIDEWELL', 'Tidewell', 'silver', 'block', 'none'),
  style('EMBERLINE', 'Emberline', 'bronze', 'block', 'none'),
  style('HIGHROOST', 'Highroost', 'gold', 'block', 'corner'),
  style('PITCHLINE', 'Pitchline', 'silver', 'block', 'none'),
  style('ARCFIELD', 'Arcfield', 'silver', 'block', 'line'),
  style('NUMERA', 'Numera', 'gold', 'round', 'none'),
  style('CLOUDPIER', 'Cloudpier', 'silver', 'round', 'none'),
  style('KITEHILL', 'Kitehill', 'gold', 'round', 'line'),
  style('NIGHTORCHID', 'Nightorchid', 'gold', 'deco', 'corner'),
  style('STONELARK', 'Stonelark', 'bronze', 'block', 'line'),
  style('BRASSBELL', 'Brassbell', 'gold', 'deco', 'corner'),
  style('RIVERLOOM', 'Riverloom', 'silver', 'round', 'none'),
  style('LANTERNBAY', 'Lanternbay', 'gold', 'round', 'line'),
  style('FOXGLYPH', 'Foxglyph', 'bronze', 'block', 'none'),
  style('PEARLROW', 'Pearlrow', 'silver', 'deco', 'line'),
  style('VELVETACE', 'Velvetace', 'gold', 'deco', 'corner'),
  style('QUARTZMILL', 'Quartzmill', 'silver', 'block', 'line'),
  style('THUNDERJAR', 'Thunderjar', 'bronze', 'block', 'none'),
  style('TCG_LOTTO_VN', 'Mekong Draw', 'gold', 'round', 'none'),
  style('TCG_SEA', 'Sea Draw', 'gold', 'round', 'line'),
];

/** The vendor with a launch of its own (docs/calls.md, "Launches"). Nobody borrows its looks. */
export const FB_STYLE = style('FB', 'FB Sports', 'silver', 'block', 'line');

const BY_CODE: ReadonlyMap<string, VendorStyle> = new Map(
  [...VENDOR_STYLES, FB_STYLE].map((vendor) => [vendor.code, vendor]),
);

/** The style of `code`. A vendor that is not listed borrows one, always the same. */
export const vendorStyle = (code: string): VendorStyle =>
  BY_CODE.get(code) ?? (VENDOR_STYLES[hashText(code) % VENDOR_STYLES.length] as VendorStyle);
