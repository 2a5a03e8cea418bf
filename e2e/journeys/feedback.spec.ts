import { picture } from '../support/pictures';
import { PLATFORM } from '../support/platformCall';
import { newMoneyMember } from '../support/sandboxBank';
import { siteVariants } from '../support/site';
import { expect, test } from '../support/test';

/* What a player reads, said here again. */
const WORDS = {
  en: {
    feedback: 'Feedback',
    write: 'Write',
    sent: 'Sent',
    comment: 'What should we know?',
    send: 'Send',
    add: 'Add',
    thanks: 'Thank you. We read every message.',
    waiting: 'Waiting',
    answered: 'Answered',
    team: 'Service team',
    wrongType: 'Please choose pictures in JPEG, JPG or PNG.',
    counted: (length: number) => `${length} of 140`,
    pictures: (count: number) => `${count} of 3`,
    pictureOf: 'Picture 1 of 1',
  },
  th: {
    feedback: 'ข้อเสนอแนะ',
    write: 'เขียน',
    sent: 'ส่งแล้ว',
    comment: 'มีอะไรอยากบอกเรา',
    send: 'ส่ง',
    add: 'เพิ่ม',
    thanks: 'ขอบคุณ เราอ่านทุกข้อความ',
    waiting: 'รอคำตอบ',
    answered: 'ตอบแล้ว',
    team: 'ทีมงานบริการ',
    wrongType: 'กรุณาเลือกรูปภาพชนิด JPEG, JPG หรือ PNG',
    counted: (length: number) => `${length} จาก 140`,
    pictures: (count: number) => `${count} จาก 3`,
    pictureOf: 'รูปที่ 1 จาก 1',
  },
} as const;

interface Waiting {
  readonly id: string;
  readonly username: string;
}

/** Answers the message of a member at the sandbox's desk. */
async function answerOf(merchant: string, username: string, reply: string): Promise<void> {
  const desk = `${PLATFORM}/sandbox/feedback`;
  const asked = await fetch(`${desk}?merchant=${merchant}`);
  const { value } = (await asked.json()) as { value: { list: Waiting[] } };
  const own = value.list.find((waiting) => waiting.username === username);
  const answered = await fetch(`${desk}/${own?.id}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ merchant, reply }),
  });
  expect(answered.status).toBe(200);
}

for (const variant of siteVariants) {
  const { merchant, language } = variant;
  const say = WORDS[language];

  test.describe(`${merchant}, ${language}`, () => {
    test.use(variant);

    test('a message with a picture is kept over a reload, sent once, and answered', {
      tag: ['@PR-032'],
    }, async ({ page, context }) => {
      const { username } = await newMoneyMember(context, merchant);
      const comment = page.getByRole('textbox', { name: say.comment });
      const send = page.getByRole('button', { name: say.send, exact: true });

      await test.step('from the member centre; what is no picture is refused', async () => {
        await page.goto('/m/member/home');
        await page.getByRole('link', { name: say.feedback }).click();
        await expect(page.getByRole('heading', { level: 1, name: say.feedback })).toBeVisible();
        await expect(send).toHaveAttribute('aria-disabled', 'true');
        const renamed = {
          name: 'page.png',
          mimeType: 'image/png',
          buffer: Buffer.from('<script>1</script>'),
        };
        await page.getByLabel(say.add).setInputFiles(renamed);
        await expect(page.getByText(say.wrongType)).toBeVisible();
        const shot = { name: 'shot.png', mimeType: 'image/png', buffer: await page.screenshot() };
        await page.getByLabel(say.add).setInputFiles(shot);
        await expect(page.getByText(say.pictures(1))).toBeVisible();
        await expect(page.getByRole('progressbar')).toHaveCount(0);
      });

      await test.step('140 characters, of which an emoji is one', async () => {
        await comment.fill('🐟'.repeat(141));
        await expect(page.getByText(say.counted(141))).toBeVisible();
        await expect(send).toHaveAttribute('aria-disabled', 'true');
        await comment.fill('<b>The countdown is late</b>');
        await picture(page, `feedback-write-${merchant}`);
      });

      await test.step('a reload loses nothing', async () => {
        await page.reload();
        await expect(comment).toHaveValue('<b>The countdown is late</b>');
        await expect(page.getByText(say.pictures(1))).toBeVisible();
      });

      await test.step('two taps send it once', async () => {
        await send.dblclick();
        await expect(page.getByText(say.thanks)).toBeVisible();
        await expect(page).toHaveURL(/\/m\/feedback\?tab=sent$/);
        const message = page.getByRole('article');
        await expect(message).toHaveCount(1);
        await expect(message).toContainText(say.waiting);
        await expect(message).toContainText('<b>The countdown is late</b>');
        const shown = message.getByRole('img', { name: say.pictureOf });
        await expect
          .poll(() => shown.evaluate((img: HTMLImageElement) => img.naturalWidth))
          .toBeGreaterThan(0);
        await page.getByRole('tab', { name: say.write }).click();
        await expect(comment).toHaveValue('');
      });

      await test.step('the answer stands with it', async () => {
        await answerOf(merchant, username, 'We look at it.');
        await page.goto('/m/feedback?tab=sent');
        const message = page.getByRole('article');
        await expect(message).toContainText(say.answered);
        await expect(message).toContainText(`${say.team}We look at it.`);
        await picture(page, `feedback-sent-${merchant}`);
      });

      await test.step('back leads to where the page was opened from', async () => {
        await page.goBack();
        await page.goBack();
        await expect(page).toHaveURL(/\/m\/member\/home$/);
      });
    });
  });
}
