/** What is cut out of a picture: a square around a point of it, the smaller the more it is zoomed. */
export interface Crop {
  /** 1: as much as fits. */
  readonly zoom: number;
  /** The middle of the square, in pixels of the picture. */
  readonly x: number;
  readonly y: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

export const ZOOM = { least: 1, most: 4 } as const;

const between = (least: number, value: number, most: number) => Math.min(Math.max(value, least), most);

/** As much of the picture as a square can hold, from its middle. */
export function wholeCrop({ width, height }: Size): Crop {
  return { zoom: ZOOM.least, x: width / 2, y: height / 2 };
}

/** Side of the square, in pixels of the picture. */
export function sideOf({ zoom }: Crop, { width, height }: Size): number {
  return Math.min(width, height) / zoom;
}

/** The same crop, moved and zoomed no further than the picture reaches. */
export function within(crop: Crop, size: Size): Crop {
  const zoom = between(ZOOM.least, crop.zoom, ZOOM.most);
  const half = sideOf({ ...crop, zoom }, size) / 2;
  return {
    zoom,
    x: between(half, crop.x, size.width - half),
    y: between(half, crop.y, size.height - half),
  };
}
