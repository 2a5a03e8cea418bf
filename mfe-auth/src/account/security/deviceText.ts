import type { DeviceName } from '@site/contracts/areas/sessions';
import type { TFunction } from '@site/i18n';

/** A device in words: `Chrome on Android`, as far as it is known. */
export function deviceText(t: TFunction, { app, system }: DeviceName): string {
  if (app && system) return t('sessions.appOn', { app, system });
  return app ?? system ?? t('sessions.unknown');
}
