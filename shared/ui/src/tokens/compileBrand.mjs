/**
 * Turns a merchant's brand tokens (Design Tokens Community Group format) into
 * the style sheet the page loads before anything is drawn.
 *
 * @typedef {{ $type?: string, $value?: unknown, $description?: string, [name: string]: unknown }} TokenNode
 * @typedef {{ path: string[], type: string, value: unknown }} Token
 */

const THEMES = ['dark', 'light'];
const HEX = /^#(?:[0-9a-f]{3}|[0-9a-f]{6}|[0-9a-f]{8})$/i;
const REFERENCE = /^\{([a-z0-9.-]+)\}$/i;
const NAME = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const UNITS = ['px', 'rem'];
// This sheet may arrive before any other: it must not be the one that decides the order by accident.
const LAYER_ORDER = '@layer reset,tokens,ui,remote;';

/** Brand tokens that cannot become a style sheet: the message names each fault. */
export class BrandTokensError extends Error {
  /** @param {string[]} faults */
  constructor(faults) {
    super(`Brand tokens are not valid:\n${faults.map((fault) => `  ${fault}`).join('\n')}`);
    this.name = 'BrandTokensError';
    this.faults = faults;
  }
}

/**
 * Compiles brand tokens to CSS: `:root{…}` with the default theme and one
 * `:root[data-theme=…]{…}` for the other.
 *
 * @param {unknown} brand parsed `brand.tokens.json`: groups `color`, `radius` and `theme.dark|light`
 * @param {{ root?: string }} [options] `root` replaces `:root`, where one page shows several brands
 * @returns {string} CSS inside `@layer tokens`
 * @throws {BrandTokensError} when a token is malformed, a reference leads nowhere or the themes differ in names
 */
export function compileBrand(brand, { root = ':root' } = {}) {
  /** @type {string[]} */
  const faults = [];
  if (!isNode(brand)) throw new BrandTokensError(['the file is not an object']);
  const tokens = collect(brand, faults);
  const known = new Map(tokens.map((token) => [token.path.join('.'), token]));
  const context = { faults, known };
  const fallback = defaultTheme(brand, faults);
  const names = THEMES.map((theme) => themeNames(tokens, theme));
  for (const [index, theme] of THEMES.entries()) {
    const missing = [...(names[1 - index] ?? [])].filter((name) => !names[index]?.has(name));
    for (const name of missing) faults.push(`theme.${theme}.${name} is missing`);
  }

  /** @param {(token: Token) => boolean} wanted */
  const declarations = (wanted) =>
    tokens
      .filter(wanted)
      .map((token) => `${variable(token.path)}:${write(token, context)};`)
      .join('');
  /** @param {string} theme */
  const themeBlock = (theme) => `color-scheme:${theme};${declarations(({ path }) => path[1] === theme)}`;

  const shared = declarations(({ path }) => path[0] !== 'theme');
  const other = fallback === 'dark' ? 'light' : 'dark';
  const css =
    `${LAYER_ORDER}@layer tokens{${root}{${shared}${themeBlock(fallback)}}` +
    `${root}[data-theme="${other}"]{${themeBlock(other)}}}\n`;
  if (faults.length > 0) throw new BrandTokensError([...new Set(faults)]);
  return css;
}

/** @param {unknown} value @returns {value is TokenNode} */
function isNode(value) {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** @param {TokenNode} brand @param {string[]} faults @returns {string} */
function defaultTheme(brand, faults) {
  const extensions = isNode(brand.$extensions) ? brand.$extensions['site.brand'] : undefined;
  const theme = isNode(extensions) ? extensions.defaultTheme : undefined;
  if (typeof theme === 'string' && THEMES.includes(theme)) return theme;
  faults.push('$extensions.site.brand.defaultTheme must be dark or light');
  return 'dark';
}

/** @param {Token[]} tokens @param {string} theme */
function themeNames(tokens, theme) {
  return new Set(
    tokens.filter(({ path }) => path[0] === 'theme' && path[1] === theme).map(({ path }) => path[2]),
  );
}

/**
 * Flattens the groups; a token takes its type from the nearest group that has one.
 * @param {TokenNode} root @param {string[]} faults @returns {Token[]}
 */
function collect(root, faults) {
  /** @type {Token[]} */
  const tokens = [];
  /** @param {TokenNode} node @param {string[]} path @param {string} type */
  const visit = (node, path, type) => {
    const own = typeof node.$type === 'string' ? node.$type : type;
    if ('$value' in node) {
      if (!hasKnownPlace(path)) faults.push(`${path.join('.')} is in no known group`);
      tokens.push({ path, type: own, value: node.$value });
      return;
    }
    for (const [name, child] of Object.entries(node)) {
      if (name.startsWith('$')) continue;
      const place = [...path, name];
      if (!NAME.test(name)) faults.push(`${place.join('.')} is not a token name`);
      else if (isNode(child)) visit(child, place, own);
      else faults.push(`${place.join('.')} is neither a group nor a token`);
    }
  };
  visit(root, [], '');
  return tokens;
}

/** @param {string[]} path */
function hasKnownPlace([group, second, ...rest]) {
  if (group === 'color') return rest.length === 1;
  if (group === 'radius') return second !== undefined && rest.length === 0;
  return group === 'theme' && THEMES.includes(second ?? '') && rest.length === 1;
}

/** @param {string[]} path @returns {string} the custom property of a token */
function variable([group, ...rest]) {
  if (group === 'color') return `--p-${rest.join('-')}`;
  return group === 'theme' ? `--s-${rest[1]}` : `--s-radius-${rest[0]}`;
}

/** @param {Token} token @param {{ faults: string[], known: Map<string, Token> }} context @returns {string} */
function write(token, context) {
  const where = token.path.join('.');
  /** @param {unknown} value @returns {string} */
  const color = (value) => {
    if (typeof value === 'string' && HEX.test(value)) return value.toLowerCase();
    const target = typeof value === 'string' ? REFERENCE.exec(value)?.[1] : undefined;
    const found = target === undefined ? undefined : context.known.get(target);
    const reachable = found?.path[0] === 'color' || found?.path[1] === token.path[1];
    if (found && found !== token && reachable) return `var(${variable(found.path)})`;
    context.faults.push(`${where} is no colour: ${JSON.stringify(value)}`);
    return '';
  };
  /** @param {unknown} value @returns {string} */
  const dimension = (value) => {
    if (isNode(value) && Number.isFinite(value.value) && UNITS.includes(String(value.unit))) {
      return value.value === 0 ? '0' : `${value.value}${value.unit}`;
    }
    context.faults.push(`${where} is no dimension: ${JSON.stringify(value)}`);
    return '';
  };
  const parts = Array.isArray(token.value) ? token.value.filter(isNode) : [];
  switch (token.type) {
    case 'color':
      return color(token.value);
    case 'dimension':
      return dimension(token.value);
    case 'shadow':
      if (parts.length === 0) context.faults.push(`${where} has no shadow`);
      return parts
        .map(({ inset, offsetX, offsetY, blur, spread, color: shade }) =>
          [inset === true ? 'inset' : '', ...[offsetX, offsetY, blur, spread].map(dimension), color(shade)]
            .filter(Boolean)
            .join(' '),
        )
        .join(',');
    case 'gradient':
      if (parts.length < 2) context.faults.push(`${where} needs two stops`);
      return `linear-gradient(180deg,${parts
        .map(({ color: stop, position }) => `${color(stop)} ${Math.round(Number(position) * 100)}%`)
        .join(',')})`;
    default:
      context.faults.push(`${where} has the unknown type "${token.type}"`);
      return '';
  }
}
