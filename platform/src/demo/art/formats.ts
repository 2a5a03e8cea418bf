/** Formats of a game's art: the lobby's tile, the list's icon and the banner. */
export type GameArtKind = 'tile' | 'icon' | 'wide';

export interface Format {
  width: number;
  height: number;
  focusX: number;
  focusY: number;
  detailFrom: number;
  motifScale: number;
  glowRadius: number;
  /** How far the sparks spread, across and down. */
  sparks: readonly [number, number];
}

export const FORMATS: Readonly<Record<GameArtKind, Format>> = {
  tile: {
    width: 120,
    height: 160,
    focusX: 60,
    focusY: 62,
    detailFrom: 0,
    motifScale: 1.12,
    glowRadius: 66,
    sparks: [110, 96],
  },
  icon: {
    width: 96,
    height: 96,
    focusX: 48,
    focusY: 48,
    detailFrom: 0,
    motifScale: 0.92,
    glowRadius: 46,
    sparks: [88, 77],
  },
  wide: {
    width: 358,
    height: 168,
    focusX: 270,
    focusY: 84,
    detailFrom: 160,
    motifScale: 1.42,
    glowRadius: 92,
    sparks: [150, 134],
  },
};
