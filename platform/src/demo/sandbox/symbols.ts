import type { GameRow } from '../../areas/games/view';
import { createInk, inkDefinitions } from '../art/ink';
import { CATEGORY_MOTIFS, MOTIFS, type MotifName } from '../art/motifs';
import { JEWEL_COLOURS, turnPalette } from '../art/palette';
import { hashText, seededRandom } from '../art/random';
import { gameRecipe } from '../art/recipe';
import { at, group, svgDocument } from '../art/svg';
import { vendorStyle } from '../art/vendors/vendors';
import { SYMBOLS } from './payTable';

const SIZE = 96;
const MOTIF_SCALE = 0.94;

type SymbolGame = Pick<GameRow, 'category' | 'vendor' | 'code' | 'name'>;

const identityOf = ({ category, vendor, code, name }: SymbolGame) => ({
  category,
  vendor,
  code,
  name: name.en,
});

/** Motifs of a game's reels, cheapest first: others of its category, filled up from the slots, and its own on top. */
function symbolMotifs(game: SymbolGame): MotifName[] {
  const identity = identityOf(game);
  const own = gameRecipe(identity).motif;
  const random = seededRandom(`reels ${game.vendor}:${game.code}`);
  const shuffled = (motifs: readonly MotifName[]) =>
    motifs
      .map((motif) => ({ motif, place: random() }))
      .sort((a, b) => a.place - b.place)
      .map(({ motif }) => motif);
  const others = new Set([...shuffled(CATEGORY_MOTIFS[game.category]), ...shuffled(CATEGORY_MOTIFS.RNG)]);
  others.delete(own);
  return [...[...others].slice(0, SYMBOLS - 1), own];
}

/** Colours of a game's page. */
export function gameColours(game: SymbolGame) {
  const { deep, base, mid, glow, light, hot } = turnPalette(
    vendorStyle(game.vendor),
    gameRecipe(identityOf(game)).hueTurn,
  );
  return { deep, base, mid, glow, light, hot };
}

/** One symbol of a game's reels as SVG text, without ground. */
export function drawSymbol(game: SymbolGame, symbol: number): string {
  const recipe = gameRecipe(identityOf(game));
  const motif = symbolMotifs(game)[symbol] ?? recipe.motif;
  const seed = `${game.vendor}:${game.code}:${symbol}`;
  const ink = createInk({
    palette: turnPalette(vendorStyle(game.vendor), recipe.hueTurn),
    metal: recipe.metal,
    // Neighbours on the reel are told apart by colour too.
    jewel: JEWEL_COLOURS[symbol % JEWEL_COLOURS.length] ?? '#ffffff',
    idPrefix: `s${hashText(seed).toString(36)}`,
    random: seededRandom(seed),
  });
  const content = group(at(SIZE / 2, SIZE / 2, MOTIF_SCALE), MOTIFS[motif](ink));
  return svgDocument(SIZE, SIZE, inkDefinitions(ink, content), content);
}
