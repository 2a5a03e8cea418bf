import type { Page } from '@playwright/test';
import { picture } from '../support/pictures';
import { decideRequest } from '../support/promotionDesk';
import { promotionWords } from '../support/promotionWords';
import { newMoneyMember } from '../support/sandboxBank';
import { siteVariants } from '../support/site';
import { expect, test } from '../support/test';

const UPLOAD = '/wps/upload/pictures';
/** Larger than what is sent as it is, in pixels. */
const CAMERA = { width: 3_200, height: 2_400 };

interface ChosenFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

/** A drawing that calls itself a PNG. */
const drawing: ChosenFile = {
  name: 'drawing.png',
  mimeType: 'image/png',
  buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
};

/** The first bytes of a PNG that says it is 20,000 pixels wide and high. */
const town: ChosenFile = {
  name: 'town.png',
  mimeType: 'image/png',
  buffer: Buffer.from('89504e470d0a1a0a0000000d4948445200004e2000004e200802000000', 'hex'),
};

/** A picture as a camera makes it: the browser of the test draws one that does not compress. */
async function photograph(page: Page): Promise<ChosenFile> {
  const drawn = await page.evaluate(async ({ width, height }) => {
    const canvas = document.createElement('canvas');
    Object.assign(canvas, { width, height });
    const context = canvas.getContext('2d');
    for (let x = 0; context && x < width; x += 4) {
      context.fillStyle = `hsl(${(x * 7) % 360} 70% 50%)`;
      context.fillRect(x, (x * 13) % height, 400, 400);
    }
    return canvas.toDataURL('image/jpeg', 1).split(',')[1] ?? '';
  }, CAMERA);
  return { name: 'photograph.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(drawn, 'base64') };
}

for (const variant of siteVariants) {
  const { merchant, language } = variant;
  const say = promotionWords[language];
  const id = `${merchant}-promotion-share-a-win`;

  test.describe(`${merchant}, ${language}`, () => {
    test.use(variant);

    test('a reward is asked for with pictures and a remark, and decided', {
      tag: [
        '@PR-003',
        '@PR-008',
        '@PR-013',
        '@PR-014',
        '@PR-018',
        '@PR-020',
        '@PR-023',
        '@PR-026',
        '@PR-028',
        '@RP-038',
      ],
    }, async ({ page, context }) => {
      const { username } = await newMoneyMember(context, merchant);
      const uploads: number[] = [];
      page.on('request', (request) => {
        if (request.url().endsWith(UPLOAD)) uploads.push(request.postDataBuffer()?.length ?? 0);
      });
      const form = page.getByRole('dialog', { name: say.form });
      const send = form.getByRole('button', { name: say.send });
      const choose = (...files: ChosenFile[]) => form.getByLabel(say.add).setInputFiles(files);

      await test.step('from the list, and joined', async () => {
        await page.goto('/m/activity');
        await page.getByRole('link', { name: say.title, exact: true }).click();
        await expect(page).toHaveURL(new RegExp(`/m/activityDetail\\?id=${id}$`));
        // The list stands until the page has come.
        await expect(page.getByRole('button', { name: say.join })).toHaveCount(1);
        await page.getByRole('button', { name: say.join }).click();
        await expect(page.getByText(say.joined)).toBeVisible();
        await picture(page, `promotion-${merchant}`);
      });

      await test.step('the form, which Back closes', async () => {
        const claim = page.getByRole('button', { name: say.claim });
        await claim.click();
        await expect(form).toBeVisible();
        await page.goBack();
        await expect(form).toHaveCount(0);
        await expect(claim).toBeFocused();
        await claim.press('Enter');
        await expect(send).toHaveAttribute('aria-disabled', 'true');
      });

      await test.step('what is no picture that may be sent is refused by its own words, and not sent', async () => {
        await choose(drawing, town);
        await expect(form.getByText(say.wrongType)).toBeVisible();
        await expect(form.getByText(say.tooLarge)).toBeVisible();
        await expect(form.getByText(say.count(0))).toBeVisible();
        await picture(page, `request-refused-${merchant}`);
        expect(uploads).toEqual([]);
      });

      const camera = await photograph(page);
      await test.step('pictures are sent, a large one smaller', async () => {
        const screenshot = { name: 'screen.png', mimeType: 'image/png', buffer: await page.screenshot() };
        await choose(screenshot, camera);
        await form.getByLabel(say.remark).fill('🎣 Round 48213');
        await expect(send).not.toHaveAttribute('aria-disabled');
        await expect(form.getByText(say.count(2))).toBeVisible();
        const columns = await form
          .getByLabel(say.add)
          .evaluate(
            (input) => getComputedStyle(input.closest('label')?.parentElement ?? input).gridTemplateColumns,
          );
        expect(columns.split(' ')).toHaveLength(4);
        await picture(page, `request-${merchant}`);
        expect(uploads).toHaveLength(2);
        expect(uploads[1]).toBeLessThan(camera.buffer.length);
      });

      await test.step('a reload loses nothing, and it is sent', async () => {
        await page.reload();
        await expect(form.getByLabel(say.remark)).toHaveValue('🎣 Round 48213');
        await expect(form.getByRole('button', { name: say.remove('photograph.jpg') })).toBeVisible();
        await send.click();
        await expect(page.getByText(say.sent)).toBeVisible();
        await expect(page).toHaveURL(/\/m\/activity$/);
        const card = page.getByRole('article').filter({ hasText: say.title });
        await expect(card.getByText(say.applying)).toBeVisible();
        expect(uploads).toHaveLength(2);
      });

      await test.step('decided, it waits in the reward centre', async () => {
        await decideRequest(merchant, { username, promotion: id, act: 'approve', amount: '100.00' });
        await page.goto(`/m/activityDetail?id=${id}`);
        await expect(page.getByText(say.waits)).toBeVisible();
        await picture(page, `promotion-issued-${merchant}`);
      });
    });
  });
}
