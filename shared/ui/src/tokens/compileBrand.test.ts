import { textOf } from '../testing/files';
import { BrandTokensError, compileBrand } from './compileBrand.mjs';
import neutral from './neutral.tokens.json';
import { brands } from './testing/brands';

type Tokens = typeof neutral;

function changed(change: (tokens: Tokens) => void): Tokens {
  const tokens = structuredClone(neutral);
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
    const css = compileBrand(neutral);
    const root = css.indexOf(':root{');
    const dark = css.indexOf(':root[data-theme="dark"]{');
    expect(root).toBeGreaterThan(-1);
    expect(css.slice(root, dark)).toContain('color-scheme:light;');
    expect(css.slice(dark)).toContain('color-scheme:dark;');
    expect(css).not.toContain('data-theme="light"');
  });

  it('writes references as references, so that a brand changes in one place', () => {
    const css = compileBrand(neutral);
    expect(css).toContain('--p-azure-400:#8cb1dd;');
    expect(css).toContain('--s-accent:var(--p-azure-400);');
    expect(css).toContain('--s-accent-edge:var(--s-accent);');
    expect(css).toContain('--s-radius-card:12px;');
    expect(css).toContain('--s-shadow-2:0 8px 24px 0 #0000005c,inset 0 0 0 1px #ffffff0d;');
  });

  it('decides the order of the layers, whichever sheet comes first', () => {
    expect(compileBrand(neutral)).toMatch(/^@layer reset,tokens,ui,remote;/);
  });

  it.each(brands)(
    'gives %s the names of every other brand, so that no component knows one',
    (_code, tokens) => {
      const names = (brand: unknown) => new Set(compileBrand(brand).match(/--s-[\w-]+(?=:)/g));
      expect(names(tokens)).toEqual(names(neutral));
    },
  );

  it('gives the shared tokens every brand value that they use', () => {
    const shared = textOf('tokens.css');
    const set = new Set(
      [...shared.matchAll(/(--[\w-]+):/g), ...compileBrand(neutral).matchAll(/(--[\w-]+):/g)].map(
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
        tokens.color.azure['400'].$value = 'gold';
      }),
      'color.azure.400 is no colour: "gold"',
    ],
    [
      'a reference to nothing',
      changed((tokens) => {
        tokens.theme.dark.accent.$value = '{color.azure.425}';
      }),
      'theme.dark.accent is no colour: "{color.azure.425}"',
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
      { ...neutral, font: { body: { $type: 'fontFamily', $value: 'Serif' } } },
      'font.body is in no known group',
    ],
    [
      'no default theme',
      { ...neutral, $extensions: {} },
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
