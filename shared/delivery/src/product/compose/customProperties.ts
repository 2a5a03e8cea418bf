const DEFAULTS = /:root\{(?<declarations>[^{}]*)\}/;
const DECLARATION = /(?<name>--[\w-]+):(?<value>[^;]+);/g;
const REFERENCE = /var\((?<name>--[\w-]+)(?:,\s*(?<fallback>[^()]*))?\)/g;

/** References deeper than this go in a circle; tokens need three. */
const MAX_DEPTH = 8;

/**
 * Reads the custom properties that a compiled brand sets by default, for drawings that no browser draws.
 *
 * @returns A function that puts values in the place of `var(--name, fallback)` in a text; what has neither
 *   value nor fallback becomes `none`.
 */
export function customProperties(brandCss: string): (text: string) => string {
  const declarations = DEFAULTS.exec(brandCss)?.groups?.declarations ?? '';
  const values = new Map(
    [...declarations.matchAll(DECLARATION)].map(({ groups }) => [groups?.name, groups?.value ?? '']),
  );
  const resolve = (text: string, depth = 0): string =>
    text.replace(REFERENCE, (_reference, name: string, fallback?: string) => {
      const value = values.get(name);
      return value === undefined || depth === MAX_DEPTH ? (fallback ?? 'none') : resolve(value, depth + 1);
    });
  return resolve;
}
