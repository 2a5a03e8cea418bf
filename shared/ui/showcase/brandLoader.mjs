import { compileBrand } from '../src/tokens/compileBrand.mjs';

/**
 * Webpack loader: brand tokens become a style sheet. The showcase holds several brands at once, so each
 * answers to its own `data-merchant`; a released page has one brand and needs no attribute.
 *
 * @param {string} source
 */
export default function brandLoader(source) {
  const brand = JSON.parse(source);
  return compileBrand(brand, { root: `:root[data-merchant="${brand.$extensions['site.brand'].code}"]` });
}
