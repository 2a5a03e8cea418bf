import { wholeBrowser } from '../support/browser';
import { PLATFORM, platformCall } from '../support/platformCall';
import { startPushService } from '../support/pushService';
import { newMoneyMember } from '../support/sandboxBank';
import { siteOrigin } from '../support/site';
import { expect, test } from '../support/test';

/* Only a whole browser takes notifications. The push service is a fake: what it gets the browser is handed over. */

test.use({
  serviceWorkers: 'allow',
  launchOptions: wholeBrowser,
  merchant: 'aurora',
  permissions: ['notifications'],
});

interface Waiting {
  readonly id: string;
  readonly username: string;
}

/** Writes to the service as the member, and answers at the sandbox's desk. */
async function askAndAnswer(member: Awaited<ReturnType<typeof newMoneyMember>>): Promise<void> {
  await platformCall(member, 'POST', '/wps/feedback', { comment: 'Are you there?', images: [] });
  const desk = `${PLATFORM}/sandbox/feedback`;
  const asked = await fetch(`${desk}?merchant=${member.merchant}`);
  const { value } = (await asked.json()) as { value: { list: Waiting[] } };
  const own = value.list.find(({ username }) => username === member.username);
  const answered = await fetch(`${desk}/${own?.id}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ merchant: member.merchant, reply: 'We are.' }),
  });
  expect(answered.status).toBe(200);
}

test('an answer of the service comes as a notification, which opens it in the tab that is there', async ({
  page,
  context,
}) => {
  const service = await startPushService();
  // The browser's own would come from Google.
  await page.addInitScript(({ endpoint, p256dh, auth }) => {
    const subscription = {
      endpoint,
      toJSON: () => ({ keys: { p256dh, auth } }),
      unsubscribe: async () => true,
    };
    // The browser has it still when another page of the site opens.
    const kept = 'subscribed';
    Object.assign(PushManager.prototype, {
      subscribe: async () => {
        sessionStorage.setItem(kept, '');
        return subscription;
      },
      getSubscription: async () => (sessionStorage.getItem(kept) === null ? null : subscription),
    });
  }, service.subscription);
  const member = await newMoneyMember(context, 'aurora');
  const client = await context.newCDPSession(page);
  const registered = new Promise<string>((resolve) =>
    client.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      if (registrations[0]) resolve(registrations[0].registrationId);
    }),
  );
  await client.send('ServiceWorker.enable');

  await test.step('asked for by one press on a topic', async () => {
    await page.goto('/m/care/contact');
    // Both show what was pressed a moment later, once no older answer is on its way.
    await page.getByRole('checkbox', { name: 'Notifications on this phone' }).click();
    const saved = page.waitForResponse(
      (answer) => answer.request().method() === 'PUT' && answer.url().endsWith('/wps/member/push'),
    );
    await page.getByRole('checkbox', { name: 'The service answers me' }).click();
    await saved;
    await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(2);
    await expect(page.getByText('On in this browser', { exact: true })).toBeVisible();
  });

  const [worker = await context.waitForEvent('serviceworker')] = context.serviceWorkers();
  const shown = () =>
    worker.evaluate(async () => {
      const { registration } = self as unknown as { registration: ServiceWorkerRegistration };
      return (await registration.getNotifications()).map(({ title, body }) => `${title}: ${body}`);
    });
  const deliver = async (data: string) =>
    client.send('ServiceWorker.deliverPushMessage', {
      origin: siteOrigin('aurora'),
      registrationId: await registered,
      data,
    });

  await test.step('sent by the platform, shown by the worker without what was said', async () => {
    await askAndAnswer(member);
    await expect.poll(() => service.read).toHaveLength(1);
    await deliver(service.read[0] ?? '');
    await expect.poll(shown).toEqual(['Aurora: Our service has answered you.']);
  });

  await test.step('a press opens the answer in the tab that is there', async () => {
    await worker.evaluate(async () => {
      const { registration } = self as unknown as { registration: ServiceWorkerRegistration };
      const [notification] = await registration.getNotifications();
      const press = new Event('notificationclick');
      const waitUntil = () => undefined;
      self.dispatchEvent(Object.assign(press, { notification, waitUntil }));
    });
    await expect(page).toHaveURL(/\/m\/feedback\?tab=sent$/);
    await expect(page.getByRole('article')).toContainText('We are.');
    await expect.poll(shown).toEqual([]);
  });

  await test.step('one for another account shows nothing', async () => {
    const forAnother = { ...JSON.parse(service.read[0] ?? ''), recipient: 'acc_other' };
    await deliver(JSON.stringify(forAnother));
    await deliver('no message');
    await expect.poll(shown).toEqual(['Aurora: There is news for you.']);
  });
  service.close();
});
