import { compileBrand } from '@site/ui/tokens/compileBrand';

/** Webpack loader: brand tokens become a style sheet. @param {string} source */
export default function brandLoader(source) {
  return compileBrand(JSON.parse(source));
}
