import type { Locator, Page } from '@playwright/test';
import { markAnnouncementRead } from '@site/contracts/areas/messages';
import { putUp, takeDown } from '../support/announcementDesk';
import { deskWrites } from '../support/chatDesk';
import { newAgent } from '../support/newAgent';
import { ask, platformCall } from '../support/platformCall';
import { newMoneyMember } from '../support/sandboxBank';
import { giveSession } from '../support/session';
import { siteVariants } from '../support/site';
import { expect, storeChoice, test } from '../support/test';
import { words } from '../support/words';

/* One journey, at each step of which all places that count say the same. Places are found by where they lead. */

const WORDS = {
  en: { centre: 'Message centre', markAll: 'Mark all as read', bar: 'Agent pages', main: 'Main' },
  th: { centre: 'ศูนย์ข้อความ', markAll: 'อ่านทั้งหมดแล้ว', bar: 'หน้าของเอเยนต์', main: 'เมนูหลัก' },
} as const;

/** What is unread. */
interface Counts {
  readonly announcements: number;
  readonly inbox: number;
  readonly chat: number;
}

const linkTo = (within: Locator, path: string) => within.locator(`a[href="${path}"]`);

/** The number that a place shows beside its words; 0 where it shows none or is not there. */
async function shownIn(place: Locator): Promise<number> {
  // In one look: a badge that goes between two would be waited for.
  const [number = '0'] = await place.locator('[class*="badge" i] > [aria-hidden]').allTextContents();
  return Number(number);
}

/** The number that the header's button says. */
async function shownInHeader(page: Page, openMenu: string): Promise<number> {
  const menu = page.getByRole('button', { name: new RegExp(`^${openMenu}`) });
  return Number(/\d+/.exec((await menu.getAttribute('aria-label')) ?? '')?.[0] ?? 0);
}

/** Opens a page, and waits until it hears of what changes: what changes before is told within a minute alone. */
async function openHearing(page: Page, path: string): Promise<void> {
  const hears = page.waitForResponse('**/wps/news');
  await page.goto(path);
  await hears;
}

for (const variant of siteVariants) {
  const { merchant, language, theme } = variant;
  const say = { ...words[language], ...WORDS[language] };

  test.describe(`${merchant}, ${language}`, () => {
    test.use(variant);

    test('header, menu, tab bar and message centre count alike at every step', {
      tag: ['@ME-005', '@ME-008'],
    }, async ({ page: home, context }) => {
      const member = await newMoneyMember(context, merchant, { limit: false });
      await openHearing(home, '/m/home');
      const centrePage = await context.newPage();
      await centrePage.addInitScript(storeChoice, [language.toUpperCase(), theme] as const);
      await openHearing(centrePage, '/m/message');
      const centre = centrePage.getByRole('navigation', { name: say.centre });

      /** What every place shows that counts; the menu is opened for it. */
      async function shown() {
        await home.getByRole('button', { name: new RegExp(`^${say.openMenu}`) }).click();
        const menu = home.getByRole('dialog');
        await expect(linkTo(menu, '/m/message')).toBeVisible();
        const inMenu = {
          total: await shownIn(linkTo(menu, '/m/message')),
          announcements: await shownIn(linkTo(menu, '/m/notice')),
        };
        await home.keyboard.press('Escape');
        await expect(menu).toHaveCount(0);
        const bar = home.getByRole('navigation', { name: say.main });
        return {
          header: await shownInHeader(home, say.openMenu),
          menu: inMenu,
          tabBar: await shownIn(linkTo(bar, '/m/member/home')),
          centre: {
            announcements: await shownIn(linkTo(centre, '/m/notice')),
            inbox: await shownIn(linkTo(centre, '/m/webEmail')),
            chat: await shownIn(linkTo(centre, '/m/chat')),
          },
        };
      }
      const expectAll = (counts: Counts) => {
        const { announcements, inbox, chat } = counts;
        const total = announcements + inbox + chat;
        return expect
          .poll(shown, { timeout: 15_000 })
          .toEqual({ header: total, menu: { total, announcements }, tabBar: inbox, centre: counts });
      };

      // What the merchant has announced.
      await expect.poll(() => shownInHeader(home, say.openMenu)).toBeGreaterThan(0);
      const announced = await shownInHeader(home, say.openMenu);
      await expectAll({ announcements: announced, inbox: 0, chat: 0 });

      await test.step('a mail arrives', async () => {
        const { id } = await platformCall<{ id: string }>(member, 'POST', '/wps/feedback', {
          comment: 'When do you open?',
          images: [],
        });
        await ask(`/sandbox/feedback/${id}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ merchant, reply: 'Always.' }),
        });
        await expectAll({ announcements: announced, inbox: 1, chat: 0 });
      });

      // lagoon has no chat.
      const chat = merchant === 'aurora' ? 1 : 0;
      if (chat > 0)
        await test.step('the service desk writes', async () => {
          await deskWrites(member.username, 'Good morning');
          await expectAll({ announcements: announced, inbox: 1, chat });
        });

      await test.step('the mail is read', async () => {
        const reader = await context.newPage();
        await reader.goto('/m/webEmail');
        await reader.locator('a[href^="/m/webEmail?mail="]').first().click();
        await expectAll({ announcements: announced, inbox: 0, chat });
        await reader.close();
      });

      await test.step('an announcement is read', async () => {
        const reader = await context.newPage();
        await reader.goto('/m/notice?index=0');
        await expectAll({ announcements: announced - 1, inbox: 0, chat });
        await reader.close();
      });

      await test.step('everything is marked as read', async () => {
        await centrePage.getByRole('button', { name: say.markAll }).click();
        await expectAll({ announcements: 0, inbox: 0, chat });
      });
    });

    test('the agent’s bar counts what is announced to agents, as their page does', {
      tag: '@AG-020',
    }, async ({ page, context }) => {
      // Nobody else reads what is announced to this one.
      const { session } = await newAgent(merchant);
      await giveSession(context, session);
      await openHearing(page, '/m/agent');
      const bar = page.getByRole('navigation', { name: say.bar });
      const notices = bar.locator('a[href^="/m/member/notice"]');
      await expect.poll(() => shownIn(notices)).toBeGreaterThan(0);
      const before = await shownIn(notices);
      const id = `e2e-${Date.now().toString(36)}`;
      const texts = { en: `Team ${id}`, th: `ทีม ${id}` };
      await putUp(merchant, 'announcement', {
        id,
        type: 'A',
        title: texts,
        content: { en: '<p>x</p>', th: '<p>x</p>' },
      });
      try {
        await expect.poll(() => shownIn(notices)).toBe(before + 1);
        await notices.click();
        const notice = page.getByRole('button', { name: texts[language] });
        // The page that is left would take the mark with it.
        const marked = page.waitForResponse(`**${markAnnouncementRead.path}`);
        await notice.click();
        expect((await marked).ok()).toBe(true);
        await page.goto('/m/agent');
        await expect.poll(() => shownIn(notices)).toBe(before);
      } finally {
        await takeDown(merchant, 'announcement', id);
      }
      await expect.poll(() => shownIn(notices)).toBe(before);
    });
  });
}
