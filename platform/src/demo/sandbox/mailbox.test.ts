import { createTestApp, type TestApp } from '../../testing/app';
import { deliverToMailbox } from './mailbox';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const open = (language = 'en') =>
  test.app.inject({ url: '/sandbox/mailbox', headers: { 'accept-language': language } });

const mail = (body: string) => ({
  channel: 'email' as const,
  merchant: 'aurora',
  recipient: 'narin@example.com',
  subject: 'A <new> password',
  body,
});

it('says what it is while it is empty, in both languages', async () => {
  expect((await open()).body).toMatch(/Developer mailbox.*nothing is sent.*No messages yet/s);
  expect((await open('th')).body).toContain('กล่องข้อความสำหรับนักพัฒนา');
});

it('lists the newest messages first, as text, with links that can be followed', async () => {
  await deliverToMailbox(test.db, mail('first'), test.clock());
  await deliverToMailbox(
    test.db,
    mail('<script>x</script> http://aurora.test/m/forget#ticket=abc'),
    test.clock() + 1,
  );
  const answer = await open();
  expect(answer.body).not.toContain('<script>');
  expect(answer.body).toContain('<a href="http://aurora.test/m/forget#ticket=abc"');
  expect(answer.body).toContain('A &#60;new&#62; password');
  expect(answer.body.indexOf('ticket=abc')).toBeLessThan(answer.body.indexOf('first'));
  const { messages } = (await test.app.inject({ url: '/sandbox/mailbox.json' })).json();
  expect(messages.map(({ body }: { body: string }) => body).at(-1)).toBe('first');
});

it('runs nothing and is kept by nobody', async () => {
  const { headers } = await open();
  expect(headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'sha256-/);
  expect(headers['cache-control']).toBe('no-store');
});

it('is not there where messages are sent', async () => {
  const real = await createTestApp({ config: { developerMailbox: false } });
  for (const url of ['/sandbox/mailbox', '/sandbox/mailbox.json'])
    expect((await real.app.inject({ url })).statusCode).toBe(404);
  await real.close();
});
