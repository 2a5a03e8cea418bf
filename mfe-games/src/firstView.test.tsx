import { gameList, hotGames, vendorGameTypes } from '@site/contracts/areas/games';
import { consolidatedSettings, customerService, systemStatus } from '@site/contracts/areas/system';
import type { FirstViewPage } from '@site/contracts/federation/firstView';
import type { Merchant } from '@site/contracts/federation/merchant';
import { OPEN_SCOPE } from '@site/contracts/http/endpoint';
import config from '../federation.config';
import firstView from './firstView';
import { aGame, aStatus, vendorTypesOf } from './testing/fixtures';

const merchant = { code: 'aurora', timeZone: 'Asia/Bangkok', languages: ['th', 'en'] } as unknown as Merchant;
const vendors = ['MOONREEF', 'PAPERCRANE', 'JADEWORKS', 'SALTWIND', 'SIXPETAL', 'TIDEWELL', 'EMBERLINE'];
const games = Array.from({ length: 24 }, (_, index) =>
  aGame({ nodeId: `n${index}`, gameName: `Game ${index}`, vassalage: vendors[index] ?? 'MOONREEF' }),
);

/** Answers to the calls that the slots declare, as whoever composes documents asks for them. */
function pageWith(values: Readonly<Record<string, unknown>>): FirstViewPage {
  const declared = Object.entries(config.calls)
    .filter(([slot]) => config.firstView.slots.includes(slot))
    .flatMap(([, calls]) => calls);
  const answers = declared.flatMap(({ path, query = {} }) => {
    if (!(path in values)) return [];
    const open: Readonly<Record<string, string>> = {
      [OPEN_SCOPE.merchant]: merchant.code,
      [OPEN_SCOPE.language]: 'EN',
    };
    const search = new URLSearchParams(
      Object.entries(query).map(([name, value]) => [name, open[value] ?? String(value)]),
    );
    search.sort();
    const body = JSON.stringify({ success: true, value: values[path] });
    return [[`${path}?${search}`, { status: 200, body }] as const];
  });
  return { merchant, language: 'en', paths: ['/m/search'], answers: Object.fromEntries(answers) };
}

const catalogue = {
  [vendorGameTypes.path]: vendorTypesOf({ RNG: vendors, LIVE: vendors }),
  [hotGames.path]: { list: games },
  [gameList.path]: { games, pageNum: 1, totalPages: 10 },
  [customerService.path]: { list: [] },
  [systemStatus.path]: aStatus('/cdn'),
};

it('draws the categories and two rows of tiles, and no more @FD-035', async () => {
  const markup = await firstView.draw('./GameEntrance', pageWith(catalogue));
  expect(markup.match(/role="tab"/g)).toHaveLength(4);
  expect(markup.match(/<article/g)).toHaveLength(7);
  expect(markup).toContain('>Game 3</span>');
  expect(markup).not.toContain('>Game 4</span>');
  expect(markup).not.toMatch(/Emberline|EMBERLINE/);
});

it('draws the entrance without games, too', async () => {
  const empty = {
    ...catalogue,
    [hotGames.path]: { list: [] },
    [gameList.path]: { games: [], pageNum: 1, totalPages: 0 },
  };
  const markup = await firstView.draw('./GameEntrance', pageWith(empty));
  expect(markup.match(/role="tab"/g)).toHaveLength(4);
  expect(markup).not.toContain('<article');
});

const settings = { rules: {}, minAge: 18, termsTicked: true, rememberPassword: true, minBetText: 'baht' };

it('draws the frame of the jackpot, and no figure that would be an old one @FD-035', async () => {
  const draw = (jackpot: string) =>
    firstView.draw('./Jackpot', pageWith({ [consolidatedSettings.path]: { ...settings, jackpot } }));
  expect(await draw('illustrative')).toContain('Illustration, not a real prize');
  expect(await draw('platform')).toContain('Counting now');
  expect(await draw('platform')).not.toContain('role="img"');
  expect(await draw('off')).toBe('');
});

it('draws the list with its search and first screen, and its room alone for members @FD-035', async () => {
  const page = { ...pageWith(catalogue), path: '/m/gameList' };
  const markup = await firstView.draw('./GameListPage', page);
  const [guests = '', members = ''] = markup.split('<div data-for="member">');
  expect(guests).toContain('data-parameters="gameType=RNG"');
  expect(guests.match(/<article/g)).toHaveLength(12);
  expect(guests).toContain('type="search"');
  expect(guests.match(/role="tab"/g)).toHaveLength(4);
  expect(members).toContain('skeleton');
  expect(members).not.toContain('<article');
});
