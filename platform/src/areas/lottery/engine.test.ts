import fc from 'fast-check';
import { DAY, MINUTE } from '../../core/clock';
import { countBets, countHits, PLAYS, type Play, playByCode, playsOf } from './plays';
import { drawNumbers } from './result';
import { drawAfter, drawsBefore } from './schedule';

const NOON_IN_BANGKOK = Date.parse('2026-11-20T05:00:00Z');
const EVERY_MINUTE = { drawEvery: 60, drawOffset: 0 };
const EVENING = { drawEvery: 86_400, drawOffset: 18 * 3_600 };
const MIDNIGHT = { drawEvery: 86_400, drawOffset: 0 };
const SATURDAY = { drawEvery: 7 * 86_400, drawOffset: 2 * 86_400 + 18 * 3_600 };

describe('the schedule', () => {
  it.each([
    ['a minute', EVERY_MINUTE, '20261120-0721', '2026-11-20T05:01:00Z'],
    ['an evening', EVENING, '20261120', '2026-11-20T11:00:00Z'],
    ['a midnight, of the day that ends', MIDNIGHT, '20261120', '2026-11-20T17:00:00Z'],
    ['a Saturday', SATURDAY, '20261121', '2026-11-21T11:00:00Z'],
  ])('names the draw of %s', (_name, schedule, numero, closes) => {
    const draw = drawAfter(schedule, NOON_IN_BANGKOK);
    expect([draw.numero, new Date(draw.scheduledAt).toISOString()]).toEqual([
      numero,
      closes.replace('Z', '.000Z'),
    ]);
  });

  it('starts the next draw when one closes', () => {
    const { scheduledAt, numero } = drawAfter(EVERY_MINUTE, NOON_IN_BANGKOK);
    const next = drawAfter(EVERY_MINUTE, scheduledAt);
    expect(next.scheduledAt).toBe(scheduledAt + MINUTE);
    expect(next.numero > numero).toBe(true);
  });

  it('counts the draws of a day up to the last, at midnight', () => {
    const midnight = Date.parse('2026-11-20T17:00:00Z');
    expect(drawAfter(EVERY_MINUTE, midnight - 1).numero).toBe('20261120-1440');
    expect(drawAfter(EVERY_MINUTE, midnight).numero).toBe('20261121-0001');
  });

  it('finds the draws before one, newest first and without a gap', () => {
    const open = drawAfter(EVENING, NOON_IN_BANGKOK);
    const times = drawsBefore(EVENING, open, 3).map(({ scheduledAt }) => open.scheduledAt - scheduledAt);
    expect(times).toEqual([DAY, 2 * DAY, 3 * DAY]);
  });
});

describe('the numbers of a draw', () => {
  it('are the same each time, and others for another draw, game or secret', () => {
    const numbers = drawNumbers('secret', '1', '20261120-0721', 40);
    expect(drawNumbers('secret', '1', '20261120-0721', 40)).toEqual(numbers);
    for (const other of [
      drawNumbers('secret', '1', '20261120-0722', 40),
      drawNumbers('secret', '2', '20261120-0721', 40),
      drawNumbers('other', '1', '20261120-0721', 40),
    ])
      expect(other).not.toEqual(numbers);
  });

  it('are digits, as many as asked for, and each as likely', () => {
    const drawn = Array.from({ length: 2_000 }, (_, place) => drawNumbers('s', '1', `${place}`, 5)).flat();
    expect(drawn).toHaveLength(10_000);
    for (const digit of '0123456789') {
      const share = drawn.filter((each) => each === digit).length / drawn.length;
      expect(share).toBeGreaterThan(0.085);
      expect(share).toBeLessThan(0.115);
    }
  });
});

const playOf = (code: string): Play => {
  const play = playByCode(code);
  if (!play) throw new Error(`no play ${code}`);
  return play;
};

describe('plays', () => {
  it.each([
    ['top3', '1,2,3', 1],
    ['top3', '12,3,45', 4],
    ['top3', '1,2', 0],
    ['top3', '11,2,3', 0],
    ['top3', '1,,3', 0],
    ['any3', '123', 1],
    ['any3', '12345', 10],
    ['any3', '12', 0],
    ['any3', '112', 0],
    ['run1', '0123456789', 10],
    ['run1', '1,2', 0],
    ['size', 'big', 1],
    ['size', 'big,small', 2],
    ['size', 'big,big', 0],
    ['size', 'odd', 0],
    ['parity', 'constructor', 0],
  ])('%s %s is %d bets', (code, content, count) => {
    expect(countBets(playOf(code), content)).toBe(count);
  });

  it.each([
    ['top3', '1,2,3', '45123', 1],
    ['top3', '19,2,3', '45923', 1],
    ['top3', '1,2,3', '12345', 0],
    ['any3', '1239', '45312', 1],
    ['any3', '123', '45112', 0],
    ['run1', '127', '45172', 2],
    ['run1', '7', '45177', 1],
    ['top2', '0,1', '45301', 1],
    ['last1', '05', '40', 1],
    ['size', 'big,small', '45', 1],
    ['parity', 'even', '45', 0],
  ])('%s %s on %s hits %d times', (code, content, result, hits) => {
    expect(countHits(playOf(code), content, [...result])).toBe(hits);
  });

  it('returns between 87 and 98 per cent of the stake, in every prize mode', () => {
    const samples: Record<string, string> = {
      size: 'big',
      parity: 'odd',
      last1: '5',
      top2: '1,2',
      run1: '7',
      top3: '1,2,3',
      any3: '123',
      top4: '1,2,3,4',
    };
    for (const play of PLAYS) {
      const content = samples[play.code] ?? '';
      const all = Array.from({ length: 10_000 }, (_, number) => [...String(number).padStart(4, '0')]);
      const hits = all.reduce((sum, result) => sum + countHits(play, content, result), 0);
      for (const odds of Object.values(play.odds)) {
        const returned = (hits * Number(odds)) / 100 / all.length;
        expect(returned).toBeGreaterThanOrEqual(0.87);
        expect(returned).toBeLessThanOrEqual(0.98);
      }
    }
  });

  it('never pays more often than there are bets', () => {
    const digits = fc
      .uniqueArray(fc.constantFrom(...'0123456789'), { minLength: 1 })
      .map((all) => all.join(''));
    const result = fc.array(fc.constantFrom(...'0123456789'), { minLength: 5, maxLength: 5 });
    fc.assert(
      fc.property(
        fc.constantFrom(...PLAYS),
        fc.array(digits, { minLength: 4, maxLength: 4 }),
        result,
        (play, rows, drawn) => {
          const content = play.kind === 'straight' ? rows.slice(0, play.places).join(',') : (rows[0] ?? '');
          const bets = countBets(play, content);
          if (bets > 0) expect(countHits(play, content, drawn)).toBeLessThanOrEqual(bets);
        },
      ),
    );
  });

  it('offers what a game has digits for, and entertainment only where it was asked for', () => {
    const codes = (digits: number, playType: 'trad' | 'ent') =>
      playsOf(digits, playType).map(({ code }) => code);
    expect(codes(2, 'trad')).toEqual(['top2', 'run1']);
    expect(codes(3, 'trad')).toEqual(['top2', 'run1', 'top3', 'any3']);
    expect(codes(2, 'ent')).toEqual(['size', 'parity', 'last1', 'top2', 'run1']);
  });
});
