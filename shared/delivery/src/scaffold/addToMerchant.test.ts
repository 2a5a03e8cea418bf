import { addToMerchant } from './addToMerchant';

const settings = (remotes: string) => `{\n  "code": "aurora",\n  "remotes": ${remotes},\n  "home": []\n}\n`;

it('adds a remote and leaves every other character', () => {
  expect(addToMerchant(settings('["mfe_auth", "mfe_games"]'), 'mfe_vip')).toBe(
    settings('["mfe_auth", "mfe_games", "mfe_vip"]'),
  );
});

it('keeps a list that stands on several lines so', () => {
  expect(addToMerchant(settings('[\n    "mfe_auth"\n  ]'), 'mfe_vip')).toBe(
    settings('[\n    "mfe_auth",\n    "mfe_vip"\n  ]'),
  );
});

it('breaks a list that would be too long for a line', () => {
  const many = Array.from({ length: 9 }, (_, index) => `"mfe_${'r'.repeat(index + 1)}"`);
  const lines = [...many, '"mfe_vip"'].map((name) => `    ${name}`).join(',\n');
  expect(addToMerchant(settings(`[${many.join(', ')}]`), 'mfe_vip')).toBe(settings(`[\n${lines}\n  ]`));
});

it('adds none twice', () => {
  const text = settings('["mfe_vip"]');
  expect(addToMerchant(text, 'mfe_vip')).toBe(text);
});
