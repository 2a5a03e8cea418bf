import type { HealthMinute } from '@site/contracts/federation/health';
import { type HealthSource, SourceUnknown } from '@site/delivery/health/HealthSource';
import { address, load, view } from './events';

/** A source over a platform of a test's own. */
export interface SourceOnTest {
  readonly source: HealthSource;
  /** Sends events as a page does, from an address of the world. */
  send(events: readonly object[], from?: string): Promise<void>;
  /** Lets time go on until what was sent is in closed minutes. */
  pass(): Promise<void>;
  /** Ends whoever the source asks. */
  silence(): Promise<void>;
}

/** What every implementation of HealthSource does (FD-048). */
export function sourceSuite(open: () => SourceOnTest): void {
  const HOUR = 3_600_000;
  const around = async () => {
    const now = (await open().source.now()).getTime();
    return { from: new Date(now - HOUR), until: new Date(now + HOUR) };
  };
  const total = (rows: readonly HealthMinute[], read: (row: HealthMinute) => number = ({ loads }) => loads) =>
    rows.reduce((sum, row) => sum + read(row), 0);

  it('counts loads and page views by release @FD-048', async () => {
    const { source, send, pass } = open();
    await send([load(), load({ release: '1.5.0', outcome: 'AGAIN', fault: 'http' })], address(1));
    await send([load({ release: '1.5.0', outcome: 'FAILED', fault: 'evaluation' })], address(2));
    for (let number = 0; number < 10; number += 1)
      await send([load(), view({ lcp: 1_234, inp: 20, cls: 0.1, errors: number % 2 })], address(number));
    await pass();
    const rows = await source.minutes({ ...(await around()), merchant: 'aurora', remote: 'mfe_games' });
    const of = (release: string) => rows.filter((row) => row.release === release);
    expect(total(of('1.4.0'))).toBe(11);
    expect(total(of('1.4.0'), ({ outcomes }) => outcomes.OK ?? 0)).toBe(11);
    expect(total(of('1.4.0'), ({ views }) => views)).toBe(10);
    expect(total(of('1.4.0'), ({ viewsWithError }) => viewsWithError)).toBe(5);
    expect(total(of('1.4.0'), ({ addresses }) => addresses)).toBeGreaterThanOrEqual(10);
    expect(total(of('1.4.0'), ({ lcp }) => lcp[12] ?? 0)).toBe(10);
    expect(total(of('1.4.0'), ({ lcp }) => lcp.reduce((sum, count) => sum + count, 0))).toBe(10);
    expect(total(of('1.4.0'), ({ inp }) => inp[2] ?? 0)).toBe(10);
    expect(total(of('1.4.0'), ({ cls }) => cls[23] ?? 0)).toBe(10);
    expect(of('1.4.0').every(({ faultsFrom }) => faultsFrom === 0)).toBe(true);
    expect(of('1.4.0').some(({ errorsFrom }) => errorsFrom > 0)).toBe(true);
    expect(total(of('1.5.0'))).toBe(2);
    expect(total(of('1.5.0'), ({ outcomes }) => outcomes.AGAIN ?? 0)).toBe(1);
    expect(total(of('1.5.0'), ({ faults }) => (faults.http ?? 0) + (faults.evaluation ?? 0))).toBe(2);
    expect(of('1.5.0').some(({ faultsFrom }) => faultsFrom > 0)).toBe(true);
  });

  it('has closed minutes alone, which never change @FD-048', async () => {
    const { source, send, pass } = open();
    await send([load({ remote: 'mfe_auth', release: '2.0.0' })]);
    await pass();
    const until = await source.closedUntil();
    expect(until.getTime() % source.minuteMs).toBe(0);
    expect(until.getTime() + source.minuteMs / 2).toBeLessThanOrEqual((await source.now()).getTime());
    const asked = { from: new Date(until.getTime() - HOUR), until, remote: 'mfe_auth' };
    const rows = await source.minutes(asked);
    expect(total(rows)).toBe(1);
    await send([load({ remote: 'mfe_auth', release: '2.0.0' })], address(7));
    expect(await source.minutes(asked)).toEqual(rows);
    await pass();
    expect(await source.minutes(asked)).toEqual(rows);
    const later = await source.minutes({ ...asked, from: until, until: new Date(until.getTime() + HOUR) });
    expect(total(later)).toBe(1);
    for (const { minute } of later) expect(Date.parse(minute)).toBeGreaterThanOrEqual(until.getTime());
  });

  it('gives what is asked for, and nothing where there was nothing @FD-048', async () => {
    const { source } = open();
    const asked = await around();
    expect(await source.minutes({ ...asked, merchant: 'lagoon' })).toEqual([]);
    expect(await source.minutes({ ...asked, remote: 'mfe_games', release: '9.9.9' })).toEqual([]);
    const some = await source.minutes({ ...asked, remote: 'mfe_games', release: '1.5.0' });
    expect(new Set(some.map(({ remote, release }) => `${remote}@${release}`))).toEqual(
      new Set(['mfe_games@1.5.0']),
    );
    const future = { from: asked.until, until: new Date(asked.until.getTime() + HOUR) };
    expect(await source.minutes(future)).toEqual([]);
  });

  it('is unknown, never empty, when nobody answers @FD-048', async () => {
    const { source, silence } = open();
    const asked = await around();
    await silence();
    for (const ask of [source.now, source.closedUntil, () => source.minutes(asked)])
      await expect(ask()).rejects.toBeInstanceOf(SourceUnknown);
  });
}
