import { artUrl } from './artUrl';

const game = {
  category: 'RNG' as const,
  vendor: 'PAPERCRANE',
  code: 'lantern-row',
  name: { en: 'Lantern Row', th: 'โคมลอย' },
};

it('changes with everything that is drawn, and with nothing else', () => {
  const address = artUrl(game, 'tile', 'en');
  expect(address).toMatch(/^\/cdn\/art\/PAPERCRANE\/lantern-row\.tile\.svg\?lang=en&v=[0-9a-f]{10}$/);
  expect(artUrl({ ...game }, 'tile', 'en')).toBe(address);
  expect(artUrl({ ...game, name: { en: 'Lantern Road', th: 'โคมลอย' } }, 'tile', 'en')).not.toBe(address);
  expect(artUrl({ ...game, category: 'FISH' }, 'tile', 'en')).not.toBe(address);
  expect(artUrl({ ...game, name: { en: 'Lantern Row', th: 'โคม' } }, 'tile', 'en')).toBe(address);
});

it('has a tile of its own for a title in another language', () => {
  expect(artUrl(game, 'tile', 'th')).toContain('lang=th');
  const english = { ...game, name: { en: 'Paper Moon', th: 'Paper Moon' } };
  expect(artUrl(english, 'tile', 'th')).toBe(artUrl(english, 'tile', 'en'));
});

it('shares pictures without a title between languages', () => {
  expect(artUrl(game, 'icon', 'th')).toBe(artUrl(game, 'icon', 'en'));
  expect(artUrl(game, 'wide', 'th')).toBe(artUrl(game, 'wide', 'en'));
});
