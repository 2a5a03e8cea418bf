/** Pictures of the platform, drawn from data: no files, no clock, no chance. */
export { drawAvatar } from './avatar';
export { ART_CATEGORIES, type ArtCategory } from './categories';
export { drawGameArt, type GameArtKind, type GameArtOptions } from './gameArt';
export {
  drawScene,
  lightOf,
  type Merchant,
  type SceneCopy,
  type SceneName,
  type SceneOptions,
  sceneNames,
} from './scenes';
export { drawVendorLogo, type LogoTone, type VendorLogoOptions, vendorNames } from './vendors/vendorLogo';
