export { GameTile, type GameTileProps } from './GameTile';
export { GameTileSkeleton } from './GameTileSkeleton';
export { TileGrid, type TileGridProps } from './TileGrid';
