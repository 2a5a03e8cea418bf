import type { NewGame } from '../../../areas/games/tables';

/** Places behind every game that a person has thought of. */
const FIRST_RANK = 10_000;
/** A vendor that every merchant offers. */
const MORE_OF = { category: 'RNG', vendor: 'MOONREEF' } as const;

/**
 * So many slots besides those of the catalogue, each like one of them with a number behind its name: a list as
 * long as a bench wants it. The same on every machine.
 */
export function moreGames(catalogue: readonly NewGame[], count: number): NewGame[] {
  const slots = catalogue.filter(
    ({ category, vendor }) => category === MORE_OF.category && vendor === MORE_OF.vendor,
  );
  return Array.from({ length: slots.length === 0 ? 0 : count }, (_, index) => {
    const model = slots[index % slots.length] as NewGame;
    const number = index + 1;
    return {
      ...model,
      nodeId: `${model.vendor}-more-${number}`,
      gameId: `more-${number}`,
      code: `more-${number}`,
      name: { en: `${model.name.en} ${number}`, th: `${model.name.th} ${number}` },
      rank: FIRST_RANK + index,
      tag: '',
    };
  });
}
