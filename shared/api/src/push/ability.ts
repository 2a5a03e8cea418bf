import { runtime } from '@site/session/runtime';

/**
 * What this browser can do with notifications: `none`, or not before the site is on the home screen (iPhone, iPad). Of
 * one that can, what its owner has said: `default` is nothing yet.
 */
export type PushAbility = 'none' | 'home-screen' | NotificationPermission;

/** What can be done here now. Asks its owner nothing. */
export function pushAbility(): PushAbility {
  if ('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window)
    return Notification.permission;
  const { canInstall, kind } = runtime();
  return canInstall && kind === 'H5' ? 'home-screen' : 'none';
}
