import { moneyWords } from '../../support/moneyWords';
import { newMoneyMember } from '../../support/sandboxBank';
import { expect, test } from '../../support/test';

test.use({ merchant: 'lagoon', language: 'th', theme: 'light' });
const say = moneyWords.th;

test('a member changes how others see them', async ({ page, context }) => {
  await newMoneyMember(context, 'lagoon');
  await page.goto('/m/member/profile');
  const picture = page.getByRole('main').getByRole('img', { name: say.yourPicture });

  await test.step('a nickname', async () => {
    const nickname = page.getByLabel(say.nickname, { exact: true });
    await nickname.fill('มะลิ ใบเตย');
    await page.getByRole('button', { name: say.save, exact: true }).click();
    await expect(page.getByText(say.saved)).toBeVisible();
  });

  await test.step('a picture of the merchant’s', async () => {
    await expect(picture).toBeHidden();
    await page.getByRole('button', { name: say.changePicture }).click();
    const sheet = page.getByRole('dialog', { name: say.choosePicture });
    await sheet.getByRole('button', { name: say.face(3), exact: true }).click();
    await sheet.getByRole('button', { name: say.useThisOne }).click();
    await expect(sheet).toBeHidden();
    await expect(picture).toHaveAttribute('src', /\/cdn\/avatars\//);
  });

  await test.step('an own picture, cut out, which is looked at first', async () => {
    await page.getByRole('button', { name: say.changePicture }).click();
    const own = { name: 'me.png', mimeType: 'image/png', buffer: await page.screenshot() };
    await page.getByLabel(say.upload).setInputFiles(own);
    const crop = page.getByRole('dialog', { name: say.moveAndZoom });
    await crop.getByRole('slider', { name: say.zoom }).press('ArrowRight');
    await crop.getByRole('button', { name: say.useThisPicture }).click();
    await expect(page.getByText(say.pictureSent)).toBeVisible();
    await expect(page.getByText(say.waiting)).toBeVisible();
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
  });

  await page.goto('/m/member/home');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('มะลิ ใบเตย');
});
