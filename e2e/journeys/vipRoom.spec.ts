import { siteVariants } from '../support/site';
import { expect, test } from '../support/test';

const words = {
  en: {
    yourLevel: 'Your level',
    levels: 'Levels',
    yours: 'yours',
    next: 'next',
    before: 'before',
    progress: '8,240 of 12,000 points',
    kept: 'Once reached, it does not fall.',
    birthday: 'Birthday gift',
    own: 'Gold',
    following: 'Platinum',
    lowest: 'Bronze',
    gifts: ['฿500.00', '฿1,500.00'],
  },
  th: {
    yourLevel: 'ระดับของคุณ',
    levels: 'ระดับทั้งหมด',
    yours: 'ของคุณ',
    next: 'ถัดไป',
    before: 'ผ่านแล้ว',
    progress: '8,240 จาก 20,000 คะแนน',
    kept: 'ถึงแล้วไม่มีวันลดลง',
    birthday: 'ของขวัญวันเกิด',
    own: 'ไข่มุก',
    following: 'ไพลิน',
    lowest: 'เปลือกหอย',
    gifts: ['฿600.00', '฿2,000.00'],
  },
} as const;

for (const variant of siteVariants) {
  test.describe(`the VIP room, ${variant.merchant}, ${variant.language}`, () => {
    test.use(variant);
    const say = words[variant.language];

    test('the label of the member centre leads to the level of that name, and to what the next one brings', async ({
      page,
      signIn,
    }) => {
      await signIn('player01');
      await page.goto('/m/member/home');
      await page.getByRole('main').getByRole('link', { name: say.own, exact: true }).click();
      await expect(page).toHaveURL(/\/m\/member\/benefits$/);
      const head = page.getByRole('region', { name: say.yourLevel });
      await expect(head).toContainText(say.own);
      await expect(head).toContainText(say.progress);
      await expect(page.getByText(say.kept)).toBeVisible();

      const levels = page.getByRole('tablist', { name: say.levels });
      await expect(levels.getByRole('tab', { selected: true })).toContainText(say.following);
      const gift = page.getByRole('row', { name: new RegExp(`^${say.birthday}`) });
      await expect(gift.getByRole('cell')).toHaveText([...say.gifts]);
      await expect(page.getByRole('columnheader')).toContainText(['', say.yours, say.next]);

      await levels.getByRole('tab', { selected: true }).focus();
      await page.keyboard.press('Home');
      await expect(levels.getByRole('tab', { selected: true })).toContainText(say.lowest);
      await expect(page.getByRole('columnheader')).toContainText(['', say.yours, say.before]);

      await page.goBack();
      await expect(page).toHaveURL(/\/m\/member\/home$/);
    });
  });
}
