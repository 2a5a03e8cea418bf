import { expect, test } from '../support/test';
import { words } from '../support/words';

const say = words.en;

const layouts = [
  { path: '/m/home', logo: true, title: 'Home', footer: true },
  { path: '/m/nowhere', logo: true, title: 'Home', footer: true },
  { path: '/m/login', logo: false, title: 'Log in', footer: false },
  { path: '/m/gameList', logo: false, title: 'Games', footer: false },
  { path: '/m/rng', logo: false, title: 'Slots', footer: false },
  { path: '/m/activity', logo: false, title: 'Promotions', footer: true },
  { path: '/m/notice', logo: false, title: 'Announcements', footer: false },
  { path: '/m/down', logo: false, title: 'Get the app', footer: false },
] as const;

test('each page has its title, and the logo and footer that are its own', {
  tag: ['@HS-002', '@HS-016', '@HS-017', '@HS-021'],
}, async ({ page }) => {
  for (const { path, logo, title, footer } of layouts) {
    await test.step(`${path}: logo ${logo}, footer ${footer}, title ${title}`, async () => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expect(page).toHaveTitle(title);
      const logoLink = page.getByRole('banner').getByRole('link', { name: 'Aurora, home' });
      await expect(logoLink).toHaveCount(logo ? 1 : 0);
      await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(footer ? 1 : 0);
      await expect(page.getByRole('main')).toHaveCount(1);
    });
  }
});

test('guests see home, and can go on to log in, never a balance', {
  tag: ['@HS-100', '@HS-101'],
}, async ({ page }) => {
  await page.goto('/m/home');
  await expect(page.getByRole('banner').getByRole('link', { name: say.logIn })).toBeVisible();
  await expect(page.getByRole('banner').getByText('฿')).toHaveCount(0);
  await page.getByRole('banner').getByRole('link', { name: say.logIn }).click();
  await expect(page.getByLabel(say.username, { exact: true })).toBeVisible();
});

test('back is one step; a page that was opened by its address leads home', {
  tag: ['@HS-018', '@HS-019', '@HS-020'],
}, async ({ page }) => {
  await page.goto('/m/home');
  await page.getByRole('link', { name: say.allNotices }).click();
  await expect(page).toHaveURL(/\/m\/notice$/);
  await page.getByRole('button', { name: say.back }).click();
  await expect(page).toHaveURL(/\/m\/home$/);

  await page.goto('/m/notice');
  await page.getByRole('button', { name: say.back }).click();
  await expect(page).toHaveURL(/\/m\/home$/);

  await page.goto('/m/notice');
  await page.goto('/m/activity');
  await page.getByRole('button', { name: say.back }).click();
  await expect(page).toHaveURL(/\/m\/home$/);
});

test('a trial user is asked for a real account where only members may', {
  tag: ['@HS-024'],
}, async ({ page }) => {
  await page.goto('/m/home');
  await page.getByRole('button', { name: say.openMenu }).click();
  await page.getByRole('button', { name: 'Try free play' }).click();
  await expect(page.getByRole('banner').getByRole('button', { name: /[\d,]+\.\d{2}/ })).toBeVisible();
  await expect(page).toHaveURL(/\/m\/home$/);
});

test('customer service opens outside the site, at the decoded address', {
  tag: ['@HS-026', '@HS-065', '@RP-041'],
}, async ({ page, context }) => {
  await context.route(/^https:/, (route) =>
    route.fulfill({ status: 200, contentType: 'text/html', body: 'support' }),
  );
  await page.goto('/m/home');
  await page.getByRole('button', { name: say.openMenu }).click();
  const opening = context.waitForEvent('page');
  await page.getByRole('button', { name: 'Contact support' }).click();
  const support = await opening;
  expect(support.url()).toMatch(/^https:\/\//);
  await support.close();
});
