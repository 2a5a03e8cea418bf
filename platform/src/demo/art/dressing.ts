import { darken, mix } from './colour';
import type { Format, GameArtKind } from './formats';
import type { Ink } from './ink';
import { drawTitle } from './lettering/title';
import { linearGradient, path, rect, stroke } from './svg';
import { type Frame, vendorStyle } from './vendors/vendors';

function frame(kind: Frame, ink: Ink, { width, height }: Format): string {
  if (kind === 'line') {
    return rect(4, 4, width - 8, height - 8, 7, 'none', {
      stroke: ink.light,
      'stroke-width': 0.8,
      opacity: 0.42,
    });
  }
  if (kind === 'corner') {
    const [right, bottom] = [width - 5, height - 5];
    const corners = `M5 16L5 5L16 5M${right - 11} 5L${right} 5L${right} 16M${right} ${bottom - 11}L${right} ${bottom}L${right - 11} ${bottom}M16 ${bottom}L5 ${bottom}L5 ${bottom - 11}`;
    return stroke(corners, ink.metal.face, 1.3, { opacity: 0.8 });
  }
  return '';
}

interface Layer {
  definitions: string;
  content: string;
}

/** The dark foot, the title on it, the vendor's frame and the sheen: what only a tile has. */
function tileDressing(name: string, vendor: string, ink: Ink, format: Format): Layer {
  const { width, height } = format;
  const style = vendorStyle(vendor);
  const title = drawTitle(name, ink, style.lettering, ink.idPrefix);
  const foot = [
    [0, ink.deep, 0],
    [0.55, ink.deep, 0.78],
    [1, darken(ink.deep, 0.25), 0.96],
  ] as const;
  return {
    definitions: linearGradient(`${ink.idPrefix}k`, foot) + title.definitions,
    content:
      rect(0, 84, width, height - 84, 0, `url(#${ink.idPrefix}k)`) +
      title.content +
      frame(style.frame, ink, format) +
      path(`M0 0h${width}v1H0Z`, '#fff', { opacity: 0.22 }) +
      path('M0 0L46 0L0 62Z', '#fff', { opacity: 0.05 }),
  };
}

/** Keeps the left of a wide picture dark enough for white copy. */
function copyVeil(ink: Ink, { width, height }: Format): Layer {
  const colour = mix(ink.deep, ink.base, 0.42);
  const veil = [
    [0, colour, 0.96],
    [0.45, colour, 0.8],
    [0.7, colour, 0],
  ] as const;
  return {
    definitions: linearGradient(`${ink.idPrefix}k`, veil, [0, 0], [1, 0]),
    content: rect(0, 0, width, height, 0, `url(#${ink.idPrefix}k)`),
  };
}

interface Dressing {
  kind: GameArtKind;
  /** Clean text. */
  name: string;
  vendor: string;
}

/** What lies over the motif in each format. */
export function drawDressing({ kind, name, vendor }: Dressing, ink: Ink, format: Format): Layer {
  if (kind === 'tile') return tileDressing(name, vendor, ink, format);
  return kind === 'wide' ? copyVeil(ink, format) : { definitions: '', content: '' };
}
