/** Pictures of the platform, drawn from data: no files, no clock, no chance. */
export { drawAvatar } from './avatar';
export { drawBoard } from './boards';
export { drawEmblem, stoneNames } from './emblem';
export { drawGameArt } from './gameArt';
export { drawScene, lightOf, type Merchant, sceneNames } from './scenes';
export { drawVendorLogo, vendorNames } from './vendors/vendorLogo';
