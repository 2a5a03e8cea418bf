import type { Game, VendorTypes } from '@site/contracts/areas/games';
import { aGame, aSession, vendorTypesOf } from '../../testing/fixtures';
import { type LaunchOrigin, type LaunchPlan, launchPlan } from './launchPlan';

const member = aSession();
const trial = aSession({ type: 4 });
const plainTypes = vendorTypesOf({ RNG: ['MOONREEF'], ELOTT: ['OTHER'] });
const elottTypes = vendorTypesOf({ ELOTT: ['LOTT'] });
const vietnamTypes = vendorTypesOf({ ELOTT: ['TCG_LOTTO_VN'] });

/** A plan without the launch call, which has its own table below. */
function shapeOf(plan: LaunchPlan) {
  return plan.kind === 'lottery' || plan.kind === 'game' ? { ...plan, launch: undefined } : plan;
}

describe('launchPlan', () => {
  it('sends a guest to the login page, whatever the game is @GA-054', () => {
    for (const changes of [{}, { gameType: 'LOTT' }, { isGameH5: 'VASSALAGE' }] as const) {
      expect(launchPlan(aGame(changes), plainTypes, null)).toEqual({ kind: 'login' });
    }
  });

  const lottery = (playType: string, prizeMode: string) => ({ kind: 'lottery', playType, prizeMode });
  it.each<[string, Partial<Game>, VendorTypes | undefined, object]>([
    ['Vietnam lottery @GA-055', { vassalage: 'TCG_LOTTO_VN' }, plainTypes, lottery('trad', 'LOTT')],
    [
      'SEA lottery has its own prize mode @GA-055',
      { vassalage: 'TCG_SEA' },
      elottTypes,
      lottery('trad', 'SEA'),
    ],
    [
      'SEA before LOTT @GA-055',
      { vassalage: 'TCG_SEA', gameType: 'LOTT' },
      elottTypes,
      lottery('trad', 'SEA'),
    ],
    ['LOTT, traditional @GA-056', { gameType: 'LOTT' }, plainTypes, lottery('trad', 'LOTT')],
    [
      'ELOTT, traditional @GA-056',
      { gameType: 'ELOTT', lottoMode: 'Tradition' },
      plainTypes,
      lottery('trad', 'LOTT'),
    ],
    [
      'LOTT, entertainment @GA-056',
      { gameType: 'LOTT', lottoMode: 'Tradition,Entertainment' },
      plainTypes,
      lottery('ent', 'LOTT'),
    ],
    ['prize mode by ELOTT vendor LOTT @GA-060', { gameType: 'LOTT' }, elottTypes, lottery('trad', 'ELOTT')],
    ['prize mode by Vietnam vendor @GA-060', { gameType: 'ELOTT' }, vietnamTypes, lottery('trad', 'ELOTT')],
    [
      'prize mode while vendors are unknown @GA-060',
      { gameType: 'LOTT' },
      undefined,
      lottery('trad', 'LOTT'),
    ],
    [
      'a lottery that opens its vendor @GA-056',
      { gameType: 'LOTT', isGameH5: 'VASSALAGE' },
      plainTypes,
      lottery('trad', 'LOTT'),
    ],
    [
      "a vendor's entry opens the vendor's list @GA-057",
      { isGameH5: 'VASSALAGE', gameType: 'LIVE' },
      plainTypes,
      { kind: 'vendorList', gameType: 'LIVE', vassalage: 'MOONREEF' },
    ],
    ['any other game is launched @GA-058', {}, plainTypes, { kind: 'game' }],
  ])('%s', (_name, changes, types, expected) => {
    expect(shapeOf(launchPlan(aGame(changes), types, member))).toEqual(expected);
  });

  it('gives the launch call category, vendor, game, node and free play @GA-058', () => {
    const game = aGame({ gameType: 'LIVE', vassalage: 'JADEWORKS', gameId: 'g9', nodeId: 'n9' });
    expect(launchPlan(game, plainTypes, member)).toEqual({
      kind: 'game',
      launch: { category: 'LIVE', vendor: 'JADEWORKS', gameId: 'g9', nodeId: 'n9', freeplay: 0 },
    });
  });

  it.each<[string, LaunchOrigin, Partial<Game>, 0 | 1]>([
    ['from a list, supportPlay 0 is free play', 'list', { supportPlay: 0, freeplay: 0 }, 1],
    ['from a list, supportPlay 1 is not', 'list', { supportPlay: 1, freeplay: 1 }, 0],
    ['from a vendor, freeplay 1 is free play', 'vendor', { supportPlay: 1, freeplay: 1 }, 1],
    ['from a vendor, freeplay 0 is not', 'vendor', { supportPlay: 0, freeplay: 0 }, 0],
  ])('%s, for a trial account @GA-059', (_name, origin, changes, freeplay) => {
    expect(launchPlan(aGame(changes), plainTypes, trial, origin)).toMatchObject({ launch: { freeplay } });
    expect(launchPlan(aGame(changes), plainTypes, member, origin)).toMatchObject({ launch: { freeplay: 0 } });
  });
});
