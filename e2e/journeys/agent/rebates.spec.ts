import type { AccountRebates } from '@site/contracts/areas/rebates';
import { storedSession } from '../../support/members';
import { demonstrationAgent, openAccount } from '../../support/newAgent';
import { platformCall } from '../../support/platformCall';
import { expect, test } from '../../support/test';

const variants = [
  {
    merchant: 'aurora',
    language: 'en',
    theme: 'dark',
    words: {
      cancel: 'Cancel',
      settings: 'Rebate settings',
      saveOne: 'Save 1 change',
      save: 'Save',
      saved: 'Rates saved.',
      back: 'Back',
    },
  },
  {
    merchant: 'lagoon',
    language: 'th',
    theme: 'light',
    words: {
      cancel: 'ยกเลิก',
      settings: 'ตั้งค่าค่าคอม',
      saveOne: 'บันทึก 1 รายการ',
      save: 'บันทึก',
      saved: 'บันทึกอัตราแล้ว',
      back: 'ย้อนกลับ',
    },
  },
] as const;

for (const { words, ...variant } of variants) {
  test.describe(`${variant.merchant}, ${variant.language}`, () => {
    test.use(variant);

    test('an agent sets a rate of a direct downline, and the platform has it', {
      tag: ['@AG-015', '@RP-045'],
    }, async ({ page, signIn }) => {
      // No other test changes its rates, and none of the demonstration's team is changed for one.
      const name = await openAccount(await demonstrationAgent(variant.merchant), 0);
      await signIn('agent01');
      await page.goto('/m/agent');
      await page.getByRole('alertdialog').getByRole('button', { name: words.cancel }).click();
      await page.getByRole('link', { name: words.settings }).click();
      await expect(page).toHaveURL(/\/m\/member\/agent\/agentRebeat$/);
      await page.getByRole('searchbox').fill(name);
      await page.getByRole('link', { name: new RegExp(name) }).click();
      await expect(page).toHaveURL(/\?account=/);
      const account = new URL(page.url()).searchParams.get('account') ?? 'nobody';
      const { token } = JSON.parse(await storedSession(page)) as { token: string };
      const rates = () =>
        platformCall<AccountRebates>(
          { merchant: variant.merchant, token },
          'GET',
          `/wps/agent/rebates?account=${encodeURIComponent(account)}`,
        );
      const before = await rates();

      const slider = page.getByRole('slider').first();
      const was = (await slider.getAttribute('aria-valuetext')) ?? '';
      await slider.press(was === `${before.rebates[0]?.min}%` ? 'ArrowRight' : 'ArrowLeft');
      const chosen = (await slider.getAttribute('aria-valuetext')) ?? '';
      expect(chosen).not.toBe(was);

      await test.step('what is not saved survives a reload', async () => {
        await page.reload();
        await expect(slider).toHaveAttribute('aria-valuetext', chosen);
        expect((await rates()).rebates).toEqual(before.rebates);
      });

      await page.getByRole('button', { name: words.saveOne }).click();
      const question = page.getByRole('dialog');
      await expect(question).toContainText(chosen);
      await question.getByRole('button', { name: words.save, exact: true }).click();
      await expect(page.getByText(words.saved)).toBeVisible();
      expect(`${(await rates()).rebates[0]?.rate}%`).toBe(chosen);
      await page.getByRole('button', { name: words.back }).click();
      await expect(page).toHaveURL(/\/m\/member\/agent\/agentRebeat(\?q=|$)/);
    });
  });
}
