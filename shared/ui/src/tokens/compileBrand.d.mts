/** Brand tokens that cannot become a style sheet: `faults` names each one. */
export declare class BrandTokensError extends Error {
  readonly faults: readonly string[];
  constructor(faults: readonly string[]);
}

/**
 * Compiles brand tokens to CSS: the default theme on `:root`, the other on `:root[data-theme=…]`.
 * Throws `BrandTokensError` when a token is malformed, a reference leads nowhere or the themes differ in names.
 */
export declare function compileBrand(brand: unknown, options?: { readonly root?: string }): string;
