import { SYSTEMS } from '../../../testing/content';
import { refusalOf } from '../../../testing/seeded';
import { currentRatesOf } from './rates';
import { rebateSettings } from './tables';
import { createTeamTest } from './testing';

describe.each(SYSTEMS)('on %s', (system) => {
  it('keeps every rate within its bounds while those above and below change it', async () => {
    const test = await createTeamTest(system);
    const boss = await test.join('boss', undefined);
    const lead = await test.join('lead', boss);
    const leaf = await test.join('leaf', lead, { type: 0 });
    await test.give(boss, { RNG: 120 });
    await test.give(lead, { RNG: 100 });
    for (let round = 0; round < 8; round += 1) {
      const answers = await Promise.all([
        test.update(boss, 'lead', 'RNG', '0.40'),
        test.update(lead, 'leaf', 'RNG', '0.90'),
        test.update(boss, 'lead', 'RNG', '0.60'),
        test.update(lead, 'leaf', 'RNG', '0.50'),
      ]);
      expect(answers.map(({ statusCode }) => statusCode).every((code) => [200, 422].includes(code))).toBe(
        true,
      );
      const [above = 0, below = 0] = await Promise.all(
        [lead, leaf].map(async ({ id }) => (await currentRatesOf(test.db, id)).RNG),
      );
      expect(above).toBeGreaterThanOrEqual(below);
      expect(above).toBeLessThanOrEqual(120);
      await test.update(lead, 'leaf', 'RNG', '0.00');
      await test.update(boss, 'lead', 'RNG', '1.00');
    }
    await test.close();
  });

  it('gives the last place of a quota to one of ten who rise into it at once', async () => {
    const test = await createTeamTest(system);
    const boss = await test.join('boss', undefined);
    await test.give(boss, { RNG: 120 });
    await test.db
      .insert(rebateSettings)
      .values({ merchant: 'aurora', quotas: [{ rate: 100, total: 1 }], links: 20 });
    const names = Array.from({ length: 10 }, (_, index) => `side${index}`);
    for (const name of names) await test.join(name, boss, { type: 0 });
    const answers = await Promise.all(names.map((name) => test.update(boss, name, 'RNG', '1.10')));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    for (const answer of answers.filter(({ statusCode }) => statusCode !== 200))
      expect(refusalOf(answer)).toEqual([409, 'quota.exceeded']);
    await test.close();
  });
});
