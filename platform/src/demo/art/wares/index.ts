import { circle, ellipse, path, rect, svgDocument } from '../svg';
import { earbuds, phone, powerBank, speaker } from './devices';
import { lamp, shirt, tumbler, umbrella } from './things';
import { ticketBlue, ticketGreen, ticketRed } from './ticket';
import { GROUNDS, type Ware } from './ware';

const WARES = {
  ticketBlue,
  ticketRed,
  ticketGreen,
  earbuds,
  powerBank,
  phone,
  speaker,
  tumbler,
  umbrella,
  shirt,
  lamp,
} as const satisfies Record<string, Ware>;

export type WareName = keyof typeof WARES;

/** Every ware that `drawWare` knows. */
export const wareNames = Object.keys(WARES) as readonly WareName[];

const SIZE = 160;

/** The square picture of a ware of the points mall, as SVG text. */
export function drawWare(name: WareName): string {
  const { ground, draw }: Ware = WARES[name];
  const [deep, disc, light] = GROUNDS[ground];
  const content = [
    rect(0, 0, SIZE, SIZE, 0, deep),
    path('M0 0h160L0 160Z', disc, { opacity: 0.42 }),
    circle(80, 78, 66, disc),
    circle(80, 78, 50, light, { opacity: 0.14 }),
    ellipse(80, 134, 46, 6, '#020612', { opacity: 0.32 }),
    draw(),
  ];
  return svgDocument(SIZE, SIZE, '', content.join(''));
}
