import { offerSalary } from '@site/contracts/areas/agentContracts';
import { PATHS } from '@site/contracts/values/paths';
import { callerOf, demonstrationAgent, LOW_TERMS, newAgent, openAccount } from '../../support/newAgent';
import { platformCall } from '../../support/platformCall';
import { quiet } from '../../support/quiet';
import { giveSession } from '../../support/session';
import { siteVariants } from '../../support/site';
import { expect, test } from '../../support/test';

const words = {
  en: {
    contracts: 'Contracts',
    daily: /daily salary/i,
    go: 'Go',
    accept: 'Accept and sign',
    signed: 'Contract signed',
    state: 'Signed',
    offer: 'Offer a contract',
    to: /^To/,
    choose: 'Choose a downline',
    add: 'Add a step',
    field: (step: number, name: RegExp) => new RegExp(`^Step ${step}, ${name.source}`),
    turnover: /(Turnover|Team profit)/,
    members: /Active members/,
    rate: /(Rate|Share)/,
    send: 'Send offer',
    sent: 'Offer sent',
    downlines: 'Your downlines',
    waiting: 'Waiting',
    history: 'History',
    given: (account: string) => `You → ${account}`,
  },
  th: {
    contracts: 'สัญญา',
    daily: /เงินเดือนรายวัน/,
    go: 'ไปลงนาม',
    accept: 'ยอมรับและลงนาม',
    signed: 'ลงนามสัญญาแล้ว',
    state: 'ลงนามแล้ว',
    offer: 'เสนอสัญญา',
    to: /^ถึง/,
    choose: 'เลือกดาวน์ไลน์',
    add: 'เพิ่มขั้น',
    field: (step: number, name: RegExp) => new RegExp(`^ขั้น ${step} ${name.source}`),
    turnover: /(ยอดเทิร์น|กำไรทีม)/,
    members: /สมาชิกที่เล่น/,
    rate: /(อัตรา|ส่วนแบ่ง)/,
    send: 'ส่งข้อเสนอ',
    sent: 'ส่งข้อเสนอแล้ว',
    downlines: 'ดาวน์ไลน์ของคุณ',
    waiting: 'รอตอบรับ',
    history: 'ประวัติ',
    given: (account: string) => `คุณ → ${account}`,
  },
} as const;

for (const variant of siteVariants) {
  const { language } = variant;
  const say = words[language];

  test.describe(`contracts, ${variant.merchant}, ${language}`, () => {
    test.use(variant);

    test('an agent signs what home asks for, and offers a downline one', {
      tag: ['@AG-025'],
    }, async ({ page, context }) => {
      const { merchant } = variant;
      const { name, session } = await newAgent(merchant);
      await openAccount(callerOf(merchant, session), 1);
      const offered = { account: name, kind: 'DAILY', terms: LOW_TERMS };
      await platformCall(await demonstrationAgent(merchant), 'POST', offerSalary.path, offered);
      await giveSession(context, session);
      await page.goto(PATHS.agent);
      const prompt = page.getByRole('alertdialog');
      const asked = (await prompt.getByRole('heading').textContent()) ?? 'no prompt';
      await prompt.getByRole('button', { name: say.go }).click();
      await expect(page).toHaveURL(new RegExp(`${PATHS.dailyContract}$`));
      await expect(page.getByRole('heading', { level: 1, name: say.contracts })).toBeVisible();
      await expect(page).toHaveTitle(say.daily);

      await page.getByRole('button', { name: say.accept }).click();
      await expect(page.getByText(say.signed)).toBeVisible();
      await expect(page.getByText(say.state, { exact: true })).toBeVisible();
      await expect(page.getByRole('button', { name: say.accept })).toHaveCount(0);

      await page.getByRole('button', { name: say.offer }).click();
      const sheet = page.getByRole('dialog', { name: say.offer });
      await sheet.getByRole('button', { name: say.to }).click();
      const names = page.getByRole('dialog', { name: say.choose });
      const account = (await names.getByRole('listitem').first().locator('b').textContent()) ?? '';
      await names.getByRole('listitem').first().getByRole('button').click();
      const fill = async (step: number, figures: readonly [string, string, string]) => {
        for (const [place, name] of [say.turnover, say.members, say.rate].entries())
          await sheet.getByRole('textbox', { name: say.field(step, name) }).fill(figures[place] ?? '');
      };
      await fill(1, ['900,000,000', '500', '0.01']);
      await sheet.getByRole('button', { name: say.add }).click();
      await fill(2, ['950,000,000', '600', '0.02']);
      await sheet.getByRole('button', { name: say.send }).click();
      await expect(page.getByText(say.sent)).toBeVisible();
      await expect(sheet).toBeHidden();
      const downlines = page.getByRole('list', { name: say.downlines });
      await expect(downlines.getByRole('button', { name: account })).toContainText(say.waiting);

      await page.getByRole('button', { name: say.history }).click();
      const history = page.getByRole('dialog', { name: say.history });
      await expect(history.getByText(say.given(account))).toBeVisible();
      await page.goBack();
      await expect(history).toBeHidden();

      await page.goto(PATHS.agent);
      await quiet(page);
      await expect(page.getByRole('alertdialog', { name: asked })).toHaveCount(0);
    });
  });
}
