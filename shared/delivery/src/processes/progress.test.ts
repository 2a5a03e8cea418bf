import { progressOn } from './progress';

function screen(isTTY: boolean) {
  const written: string[] = [];
  return { isTTY, columns: 60, write: (text: string) => written.push(text), written };
}

describe('progress', () => {
  it('writes a plain line at the beginning and the end of a step where there is no terminal', async () => {
    const log = screen(false);
    let time = 0;
    const progress = progressOn(log, () => time);

    const value = await progress.step('Build mfe-games', async () => {
      time = 1234;
      return 'built';
    });

    expect(value).toBe('built');
    expect(log.written).toEqual(['… Build mfe-games\n', '✓ Build mfe-games (1.2 s)\n']);
  });

  it('shows what runs on one line of a terminal, no wider than it is', async () => {
    const terminal = screen(true);
    const progress = progressOn(terminal, () => 0);

    await Promise.all(
      ['Build host-shell', 'Build mfe-games', 'Start the platform'].map((title) =>
        progress.step(title, async () => {}),
      ),
    );

    const drawn = terminal.written
      .filter((text) => text.startsWith('\r\x1b[2K…'))
      .map((text) => text.slice(5));
    expect(drawn.some((line) => line.includes('Build host-shell 0 s · Build mfe-games'))).toBe(true);
    expect(Math.max(...drawn.map((line) => line.length))).toBeLessThan(60);
    expect(terminal.written.at(-1)).toMatch(/^✓ /);
  });

  it('shows a failed step as failed and lets the error go on', async () => {
    const log = screen(false);
    const failing = progressOn(log, () => 0).step('Build', () => Promise.reject(new Error('no')));

    await expect(failing).rejects.toThrow('no');
    expect(log.written.at(-1)).toBe('✗ Build (0.0 s)\n');
  });
});
