import { type Arcade, openArcade, type Player } from './testing';

let arcade: Arcade;
let player: Player;
beforeAll(async () => {
  arcade = await openArcade();
});
afterAll(() => arcade.close());
beforeEach(async () => {
  player = await arcade.newPlayer();
});

describe('the page', () => {
  it('runs its own files only, and in no frame', async () => {
    const page = await arcade.app.inject({ url: '/sandbox/play' });
    const policy = String(page.headers['content-security-policy']);
    expect(policy).toContain("default-src 'none'; script-src 'self'; style-src 'self'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain('unsafe');
    expect(page.body).not.toMatch(/<script>|<style|style=|onclick/);
    const files = [...page.body.matchAll(/(?:href|src)="(\/sandbox\/[^"]+)"/g)].map(([, file]) =>
      String(file),
    );
    expect(files.length).toBeGreaterThan(5);
    for (const url of files) expect((await arcade.app.inject({ url })).statusCode).toBe(200);
  });

  it('says in both languages that it is a demonstration', async () => {
    const texts = (await arcade.app.inject({ url: '/sandbox/page/texts.js' })).body;
    expect(texts).toContain('Demonstration game — no real money');
    expect(texts).toContain('เกมสาธิต — ไม่ใช้เงินจริง');
  });

  it('is told how long its button rests from one round to the next @PL-029', async () => {
    await arcade.settings({});
    expect((await arcade.openNewGame(player)).paceMs).toBe(2_500);
  });

  it('draws the symbols of its reels', async () => {
    const view = await arcade.openNewGame(player);
    const pictures = await Promise.all(
      view.symbols.map(({ url }: { url: string }) => arcade.app.inject({ url })),
    );
    expect(new Set(pictures.map(({ body }) => body)).size).toBe(7);
    for (const picture of pictures) expect(picture.headers['content-type']).toContain('image/svg+xml');
    for (const url of [
      '/sandbox/symbols/koi/7.svg',
      '/sandbox/symbols/nowhere/0.svg',
      '/sandbox/symbols/koi/x.svg',
    ])
      expect((await arcade.app.inject({ url })).statusCode).toBe(404);
  });
});
