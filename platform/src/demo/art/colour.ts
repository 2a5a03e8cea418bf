/** A colour as `#rrggbb`. */
export type Hex = string;

type Triple = [number, number, number];

const parse = (colour: Hex): Triple => [
  Number.parseInt(colour.slice(1, 3), 16),
  Number.parseInt(colour.slice(3, 5), 16),
  Number.parseInt(colour.slice(5, 7), 16),
];

const channel = (value: number): string =>
  Math.max(0, Math.min(255, Math.round(value)))
    .toString(16)
    .padStart(2, '0');

const format = ([red, green, blue]: Triple): Hex => `#${channel(red)}${channel(green)}${channel(blue)}`;

/** The colour `amount` (0 to 1) of the way from `from` to `to`, in sRGB. */
export function mix(from: Hex, to: Hex, amount: number): Hex {
  const a = parse(from);
  const b = parse(to);
  const blend = (index: 0 | 1 | 2) => a[index] + (b[index] - a[index]) * amount;
  return format([blend(0), blend(1), blend(2)]);
}

export const darken = (colour: Hex, amount: number): Hex => mix(colour, '#000000', amount);

export const lighten = (colour: Hex, amount: number): Hex => mix(colour, '#ffffff', amount);

function toHsl([red, green, blue]: Triple): Triple {
  const [r, g, b] = [red / 255, green / 255, blue / 255];
  const high = Math.max(r, g, b);
  const low = Math.min(r, g, b);
  const chroma = high - low;
  const lightness = (high + low) / 2;
  if (chroma === 0) return [0, 0, lightness];
  const saturation = chroma / (1 - Math.abs(2 * lightness - 1));
  if (high === r) return [((g - b) / chroma) * 60, saturation, lightness];
  if (high === g) return [((b - r) / chroma + 2) * 60, saturation, lightness];
  return [((r - g) / chroma + 4) * 60, saturation, lightness];
}

function fromHsl([hue, saturation, lightness]: Triple): Triple {
  const turn = (((hue % 360) + 360) % 360) / 30;
  const amplitude = saturation * Math.min(lightness, 1 - lightness);
  const at = (offset: number) => {
    const k = (offset + turn) % 12;
    return (lightness - amplitude * Math.max(-1, Math.min(k - 3, 9 - k, 1))) * 255;
  };
  return [at(0), at(8), at(4)];
}

/** Turns the hue by `degrees`, keeping saturation and lightness. */
export function rotateHue(colour: Hex, degrees: number): Hex {
  const [hue, saturation, lightness] = toHsl(parse(colour));
  return format(fromHsl([hue + degrees, saturation, lightness]));
}
