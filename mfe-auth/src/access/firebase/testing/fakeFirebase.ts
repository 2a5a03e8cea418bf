import { configureApi } from '@site/api';
import { type fakePlatform, testMerchant } from '@site/api/testing';
import type { FirebaseProject } from '@site/contracts/areas/firebase';
import { systemStatus } from '@site/contracts/areas/system';
import { status } from '../../../testing/fakeLogin';

const PROJECT: FirebaseProject = {
  apiKey: 'key',
  authDomain: 'pearl.example',
  projectId: 'pearl-site',
  phone: true,
};

/** For tests: the merchant's own project. */
export function giveProject(changes: Partial<FirebaseProject> = {}): void {
  const merchant = { ...testMerchant, firebase: { ...PROJECT, ...changes } };
  configureApi({ merchant, language: () => 'en', onSessionEnded: () => {} });
}

/** For tests: the merchant's flags besides those of every test. */
export function switchOn(platform: ReturnType<typeof fakePlatform>, flags: readonly string[]): void {
  const on = Object.fromEntries(flags.map((flag) => [flag, true]));
  const whitelabel = { ...status.info.whitelabel, ...on };
  platform.answer(systemStatus, { ...status, info: { ...status.info, whitelabel } });
}
