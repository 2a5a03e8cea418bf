import aurora from './brands/aurora.tokens.json';
import lagoon from './brands/lagoon.tokens.json';
import { BrandTokensError, compileBrand } from './compileBrand.mjs';

type Tokens = typeof aurora;

/** The text of a file beside this one. The workspace is typed for browsers, so Node's module is asked for by hand. */
function textBeside(file: string): string {
  const { readFileSync } = jest.requireActual<{ readFileSync(path: string, encoding: 'utf8'): string }>(
    'node:fs',
  );
  return readFileSync((expect.getState().testPath ?? '').replace(/[^/\\]+$/, file), 'utf8');
}

function changed(change: (tokens: Tokens) => void): Tokens {
  const tokens = structuredClone(aurora);
  change(tokens);
  return tokens;
}

function faultsOf(brand: unknown): readonly string[] {
  try {
    compileBrand(brand);
    return [];
  } catch (error) {
    if (error instanceof BrandTokensError) return error.faults;
    throw error;
  }
}

describe('compileBrand', () => {
  it('puts the default theme on the root and the other behind its name', () => {
    const css = compileBrand(lagoon);
    const root = css.indexOf(':root{');
    const dark = css.indexOf(':root[data-theme="dark"]{');
    expect(root).toBeGreaterThan(-1);
    expect(css.slice(root, dark)).toContain('color-scheme:light;');
    expect(css.slice(dark)).toContain('color-scheme:dark;');
    expect(css).not.toContain('data-theme="light"');
  });

  it('writes references as references, so that a brand changes in one place', () => {
    const css = compileBrand(aurora);
    expect(css).toContain('--p-amber-400:#e8b250;');
    expect(css).toContain('--s-accent:var(--p-amber-400);');
    expect(css).toContain('--s-accent-edge:var(--s-accent);');
    expect(css).toContain('--s-radius-card:16px;');
    expect(css).toContain('--s-shadow-2:0 8px 24px 0 #0000005c,inset 0 0 0 1px #ffffff0d;');
  });

  it('decides the order of the layers, whichever sheet comes first', () => {
    expect(compileBrand(aurora)).toMatch(/^@layer reset,tokens,ui,remote;/);
  });

  it('gives both brands the same names, so that no component knows a brand', () => {
    const names = (brand: unknown) => new Set(compileBrand(brand).match(/--s-[\w-]+(?=:)/g));
    expect(names(lagoon)).toEqual(names(aurora));
  });

  it('gives the shared tokens every brand value that they use', () => {
    const shared = textBeside('tokens.css');
    const set = new Set(
      [...shared.matchAll(/(--[\w-]+):/g), ...compileBrand(aurora).matchAll(/(--[\w-]+):/g)].map(
        ([, name]) => name,
      ),
    );
    const used = [...shared.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name);
    expect(used.filter((name) => !set.has(name))).toEqual([]);
  });

  it.each<[string, unknown, string]>([
    ['no object', 'tokens', 'the file is not an object'],
    [
      'a colour that is none',
      changed((tokens) => {
        tokens.color.amber['400'].$value = 'gold';
      }),
      'color.amber.400 is no colour: "gold"',
    ],
    [
      'a reference to nothing',
      changed((tokens) => {
        tokens.theme.dark.accent.$value = '{color.amber.425}';
      }),
      'theme.dark.accent is no colour: "{color.amber.425}"',
    ],
    [
      'a reference to the other theme',
      changed((tokens) => {
        tokens.theme.dark.accent.$value = '{theme.light.accent}';
      }),
      'theme.dark.accent is no colour: "{theme.light.accent}"',
    ],
    [
      'CSS in the place of a value',
      changed((tokens) => {
        tokens.theme.dark.bg.$value = '#000;}body{display:none';
      }),
      'theme.dark.bg is no colour: "#000;}body{display:none"',
    ],
    [
      'a theme with a name missing',
      changed((tokens) => {
        Reflect.deleteProperty(tokens.theme.light, 'gain');
      }),
      'theme.light.gain is missing',
    ],
    [
      'a dimension without a unit',
      changed((tokens) => {
        Object.assign(tokens.radius.card, { $value: 16 });
      }),
      'radius.card is no dimension: 16',
    ],
    [
      'an unknown group',
      { ...aurora, font: { body: { $type: 'fontFamily', $value: 'Serif' } } },
      'font.body is in no known group',
    ],
    [
      'no default theme',
      { ...aurora, $extensions: {} },
      '$extensions.site.brand.defaultTheme must be dark or light',
    ],
  ])('refuses %s and names it', (_what, brand, fault) => {
    expect(faultsOf(brand)).toContain(fault);
  });

  it('names every fault at once', () => {
    const brand = changed((tokens) => {
      tokens.theme.dark.bg.$value = 'black';
      tokens.theme.light.bg.$value = 'white';
    });
    expect(faultsOf(brand)).toHaveLength(2);
  });
});
