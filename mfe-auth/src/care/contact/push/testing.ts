/** Gives the page a browser that takes notifications, whose owner has said nothing yet. */
export function fakePushBrowser() {
  const endpoint = 'https://fcm.googleapis.com/fcm/send/this-browser';
  const answers: NotificationPermission[] = [];
  let subscribed = false;
  const unsubscribe = jest.fn(async () => {
    subscribed = false;
    return true;
  });
  const keys = { p256dh: 'a-public-key-of-this-browser', auth: 'a-secret-of-this-browser' };
  const subscription = { endpoint, unsubscribe, toJSON: () => ({ keys }) };
  const subscribe = jest.fn(async (_options: object) => {
    subscribed = true;
    return subscription;
  });
  const postMessage = jest.fn();
  const pushManager = { subscribe, getSubscription: async () => (subscribed ? subscription : null) };
  const notification = {
    permission: 'default' as NotificationPermission,
    requestPermission: jest.fn(async (): Promise<NotificationPermission> => {
      if (notification.permission === 'default') notification.permission = answers.shift() ?? 'granted';
      return notification.permission;
    }),
  };
  Object.assign(window, { Notification: notification, PushManager: class {} });
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { ready: Promise.resolve({ active: { postMessage }, pushManager }) },
  });
  return {
    endpoint,
    subscribe,
    unsubscribe,
    postMessage,
    requestPermission: notification.requestPermission,
    /** What the owner answers when they are asked. */
    answerNext: (answer: NotificationPermission) => answers.push(answer),
    /** The owner allows them in the browser's settings. */
    allow: () => {
      notification.permission = 'granted';
    },
  };
}

/** A browser without. */
export function withoutPush(): void {
  Reflect.deleteProperty(window, 'Notification');
  Reflect.deleteProperty(window, 'PushManager');
  Reflect.deleteProperty(navigator, 'serviceWorker');
}
