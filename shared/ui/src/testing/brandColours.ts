import { compileBrand } from '../tokens/compileBrand.mjs';

export type Theme = 'dark' | 'light';

/** The colours that a page with this brand and theme ends up with, by custom property. */
export function brandColours(brand: unknown, theme: Theme): (name: string) => string {
  const css = compileBrand(brand);
  const blocks = [...css.matchAll(/:root(?:\[data-theme="(\w+)"\])?\{([^{}]*)\}/g)];
  const values = new Map<string, string>();
  for (const [, blockTheme, declarations = ''] of blocks) {
    if (blockTheme !== undefined && blockTheme !== theme) continue;
    for (const [, name = '', value = ''] of declarations.matchAll(/(--[\w-]+):([^;]+);/g))
      values.set(name, value);
  }
  return function colour(name: string): string {
    const value = values.get(name) ?? '';
    const reference = /^var\((--[\w-]+)\)$/.exec(value)?.[1];
    return reference === undefined ? value : colour(reference);
  };
}
