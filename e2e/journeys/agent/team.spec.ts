import { axeFindings } from '../../support/axe';
import { picture } from '../../support/pictures';
import { quiet } from '../../support/quiet';
import { siteVariants } from '../../support/site';
import { expect, test } from '../../support/test';

const words = {
  en: {
    cancel: 'Cancel',
    team: 'Team',
    tool: /^Team management/,
    search: 'Search the whole team',
    agents: 'Agents',
    online: 'Online',
    path: 'Path',
    myTeam: 'My team',
    downlines: /^\d+ downlines$/,
    none: 'No one found',
    wholeTeam: 'Show the whole team',
    unknown: 'Not in your team',
    close: 'Close',
    back: 'Back',
    bar: 'Agent pages',
    show: /^Show shortcuts/,
    hide: 'Hide shortcuts',
    vip: 'VIP room',
  },
  th: {
    cancel: 'ยกเลิก',
    team: 'ทีม',
    tool: /^จัดการทีม/,
    search: 'ค้นหาทั้งทีม',
    agents: 'เอเยนต์',
    online: 'ออนไลน์',
    path: 'เส้นทาง',
    myTeam: 'ทีมของฉัน',
    downlines: /^ดาวน์ไลน์ \d+ คน$/,
    none: 'ไม่พบใครเลย',
    wholeTeam: 'ดูทั้งทีม',
    unknown: 'ไม่อยู่ในทีมของคุณ',
    close: 'ปิด',
    back: 'ย้อนกลับ',
    bar: 'หน้าของเอเยนต์',
    show: /^แสดงทางลัด/,
    hide: 'ซ่อนทางลัด',
    vip: 'ห้อง VIP',
  },
} as const;

/** What is half under a bar is scrolled out from there: axe takes the half for the whole. */
const COVERED = { without: ['target-size'] };

for (const variant of siteVariants) {
  test.describe(`the team of an agent, ${variant.merchant}, ${variant.language}`, () => {
    test.use(variant);
    const say = words[variant.language];
    const named = (name: string) => `${name}.${variant.merchant}-${variant.theme}`;

    test('is looked through level by level, each level with an address', {
      tag: ['@AG-011', '@AG-020', '@RP-044'],
    }, async ({ page, signIn }) => {
      await signIn('agent01');
      await page.goto('/m/agent');
      await page.getByRole('alertdialog').getByRole('button', { name: say.cancel }).click();
      await page.getByRole('link', { name: say.tool }).click();
      await expect(page).toHaveURL(/\/m\/member\/team$/);
      const people = page.getByRole('list', { name: say.team }).getByRole('button');
      await expect(people.first()).toBeVisible();
      await quiet(page);
      await picture(page, named('team'));
      expect(await axeFindings(page, COVERED)).toEqual([]);
      await expect(page.getByRole('navigation', { name: say.bar })).toBeVisible();

      const leader = people.filter({ hasText: '12' }).first();
      await leader.click();
      const sheet = page.getByRole('dialog');
      await expect(sheet.getByRole('link', { name: say.downlines })).toBeVisible();
      await quiet(page);
      await picture(page, named('team-person'));
      expect(await axeFindings(page, COVERED)).toEqual([]);
      for (const link of await sheet.getByRole('link').all())
        await expect(link).toHaveAttribute('href', /[?&]account=[^&]+$/);

      await sheet.getByRole('link', { name: say.downlines }).click();
      await expect(sheet).toBeHidden();
      await expect(page).toHaveURL(/team\?account=[^&]+$/);
      await expect(people).toHaveCount(4);
      const path = page.getByRole('navigation', { name: say.path });
      await expect(path.getByRole('link', { name: say.myTeam })).toBeVisible();
      await picture(page, named('team-level'));

      await people.first().press('Enter');
      await sheet.getByRole('link', { name: say.downlines }).press('Enter');
      await expect(people).toHaveCount(2);
      await expect(path.getByRole('link')).toHaveCount(2);
      await page.goto(page.url());
      await expect(people).toHaveCount(2);
      await page.getByRole('banner').getByRole('button', { name: say.back }).click();
      await expect(sheet).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(sheet).toBeHidden();
      await expect(people).toHaveCount(4);
    });

    test('is searched at any level, and has nobody else in it', { tag: '@AG-011' }, async ({
      page,
      signIn,
    }) => {
      await signIn('agent01');
      await page.setViewportSize({ width: 320, height: 640 });
      await page.goto('/m/member/team');
      const people = page.getByRole('list', { name: say.team }).getByRole('button');
      await expect(people.first()).toBeVisible();
      await page.getByRole('searchbox', { name: say.search }).fill('PLAYER0');
      await expect(people).toHaveCount(1);
      await expect(people.first()).toContainText('player01');
      await expect(page).toHaveURL(/q=PLAYER0$/);
      await quiet(page);
      await picture(page, named('team-search-320'));
      await page.getByRole('button', { name: say.agents, exact: true }).click();
      await expect(page.getByRole('heading', { name: say.none })).toBeVisible();
      await picture(page, named('team-none-320'));
      await page.getByRole('button', { name: say.wholeTeam }).click();
      await expect(people.nth(5)).toBeVisible();
      const wider = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
      expect(wider).toBe(false);

      await page.goto('/m/member/team?account=somebody-else');
      await expect(page.getByRole('heading', { name: say.unknown })).toBeVisible();
      await page.getByRole('link', { name: say.myTeam }).last().click();
      await expect(people.first()).toBeVisible();
    });

    test('home has shortcuts that stay open, and a header that stays at the top', {
      tag: ['@AG-028', '@AG-029'],
    }, async ({ page, signIn }) => {
      await signIn('agent01');
      await page.setViewportSize({ width: 390, height: 620 });
      await page.goto('/m/agent');
      await page.getByRole('alertdialog').getByRole('button', { name: say.cancel }).click();
      await page.getByRole('button', { name: say.show }).click();
      await quiet(page);
      await picture(page, named('agent-shortcuts'));
      expect(await axeFindings(page, COVERED)).toEqual([]);
      await page.reload();
      await page.getByRole('alertdialog').getByRole('button', { name: say.cancel }).click();
      await expect(page.getByRole('button', { name: say.hide })).toBeVisible();
      await page.getByRole('link', { name: say.vip }).click();
      await expect(page).toHaveURL(/\/m\/member\/benefits$/);
      // Home stands until the other page is there, and what was answered on it with it.
      await expect(page.getByRole('heading', { level: 1, name: say.vip })).toBeVisible();
      await page.goBack();
      await page.getByRole('alertdialog').getByRole('button', { name: say.cancel }).click();
      await page.getByRole('button', { name: say.hide }).click();
      await expect(page.getByRole('link', { name: say.vip })).toBeHidden();

      const header = page.locator('header').filter({ has: page.getByRole('button', { name: say.back }) });
      const top = () => header.evaluate((element) => Math.round(element.getBoundingClientRect().top));
      const scroll = (to: number) => page.evaluate((y) => window.scrollTo(0, y), to);
      await quiet(page);
      await expect(header).not.toHaveAttribute('data-solid');
      await scroll(30);
      await expect.poll(top).toBe(0);
      await expect(header).not.toHaveAttribute('data-solid');
      await scroll(200);
      await expect(header).toHaveAttribute('data-solid');
      await expect.poll(top).toBe(0);
      await picture(page, named('agent-scrolled'));
      await scroll(0);
      await expect(header).not.toHaveAttribute('data-solid');

      // A bar above the page, as tall as the download bar: the header stands below it until it is scrolled away.
      await page.evaluate(() => {
        const bar = document.createElement('div');
        bar.style.height = '52px';
        document.querySelector('[data-page]')?.prepend(bar);
      });
      await expect.poll(top).toBe(52);
      await scroll(30);
      await expect.poll(top).toBe(22);
      await scroll(80);
      await expect.poll(top).toBe(0);
    });
  });
}

test('below the download bar the header of home stays at the top later than without it', {
  tag: '@AG-029',
}, async ({ page, signIn }) => {
  await signIn('agent01');
  await page.goto('/m/home');
  await quiet(page);
  const top = () =>
    page.getByRole('banner').evaluate((element) => Math.round(element.getBoundingClientRect().top));
  const scroll = (to: number) => page.evaluate((y) => window.scrollTo(0, y), to);
  const bar = page.getByRole('complementary', { name: 'App offer' });
  const height = (await bar.boundingBox())?.height ?? 0;
  expect(height).toBeGreaterThan(0);
  expect(await top()).toBe(height);
  await scroll(height - 10);
  await expect.poll(top).toBe(10);
  await scroll(height + 40);
  await expect.poll(top).toBe(0);
  await scroll(0);
  await bar.getByRole('button').click();
  await expect.poll(top).toBe(0);
  await scroll(10);
  await expect.poll(top).toBe(0);
});
