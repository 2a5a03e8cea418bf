import { moneyOf } from '../support/locks';
import { siteVariants } from '../support/site';
import { expect, test } from '../support/test';

const words = {
  en: {
    points: 'Your points',
    goods: 'Goods',
    bet: /^Free bet ฿50\.00/,
    parcel: /^Folding umbrella/,
    exchange: 'Exchange',
    press: /^Exchange for/,
    yours: 'It is yours',
    records: 'Records',
    done: 'Done',
    paid: 'Paid',
    packed: 'Being packed',
    address: 'Send to',
    missing: 'Write where to send it.',
    ownPoints: 'Points',
  },
  th: {
    points: 'คะแนนของคุณ',
    goods: 'สินค้า',
    bet: /^ฟรีเบต ฿50\.00/,
    parcel: /^ร่มพับ/,
    exchange: 'แลกคะแนน',
    press: /^แลกด้วย/,
    yours: 'แลกสำเร็จแล้ว',
    records: 'ประวัติ',
    done: 'เสร็จสิ้น',
    paid: 'จ่ายแล้ว',
    packed: 'กำลังเตรียมของ',
    address: 'จัดส่งไปที่',
    missing: 'กรุณากรอกที่อยู่จัดส่ง',
    ownPoints: 'คะแนน',
  },
} as const;

const hundredths = (text: string | null) => Number((text ?? '').replace(/[^\d]/g, ''));

for (const variant of siteVariants) {
  const lock = moneyOf('agent01', variant.merchant);
  test.describe(`the points mall, ${variant.merchant}, ${variant.language}`, { lock }, () => {
    test.use(variant);
    const say = words[variant.language];

    test('a free bet goes into the balance, a parcel to an address, and both are on the record', async ({
      page,
      signIn,
    }) => {
      await signIn('agent01');
      await page.goto('/m/mall/mallHome');
      const goods = page.getByRole('list', { name: say.goods });
      const balance = page.getByRole('banner').getByRole('button', { name: /\d\.\d{2}/ });
      const before = hundredths(await balance.textContent());

      await goods.getByRole('button', { name: say.bet }).click();
      const sheet = page.getByRole('dialog', { name: say.exchange });
      await sheet.getByRole('button', { name: say.press }).press('Enter');
      await expect(sheet.getByRole('heading', { name: say.yours })).toBeVisible();
      const orderNo = await sheet.getByText(/^M\d{10}$/).textContent();
      await sheet.getByRole('button', { name: say.done }).click();
      await expect(sheet).toBeHidden();
      await expect.poll(async () => hundredths(await balance.textContent()) - before).toBe(5_000);

      await goods.getByRole('button', { name: say.parcel }).click();
      await sheet.getByRole('button', { name: say.press }).click();
      await expect(sheet.getByText(say.missing)).toBeVisible();
      await sheet.getByRole('textbox', { name: say.address }).fill('Narin S., 88/4 Charoen Nakhon 12');
      await sheet.getByRole('button', { name: say.press }).click();
      await expect(sheet.getByRole('heading', { name: say.yours })).toBeVisible();
      await sheet.getByRole('button', { name: say.records }).click();

      const records = page.getByRole('dialog', { name: say.records });
      const orders = records.getByRole('listitem');
      await expect(orders.nth(0)).toContainText(say.packed);
      await expect(orders.nth(1)).toContainText(say.paid);
      await expect(orders.nth(1)).toContainText(orderNo ?? 'no number');
      await expect(page.getByText('Charoen')).toHaveCount(0);
      await records.getByRole('tab', { name: say.ownPoints }).click();
      await expect(orders.nth(1)).toContainText(orderNo ?? 'no number');
    });
  });
}
