import { queryClient, systemStatusOptions } from '@site/api';
import { type DownloadLink, systemStatus } from '@site/contracts/areas/system';
import { PATHS } from '@site/contracts/values/paths';
import { type Runtime, runtime } from '@site/session/runtime';
import type { ReactElement } from 'react';
import { openStatus, renderShell, shellPlatform } from '../testing/renderShell';
import type { Downloads } from './useDownloads';

const KIT = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';

/** Real phones and a computer, by their user agents. */
const userAgents = {
  iphoneSafari: `Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) ${KIT} Version/17.4 Mobile/15E148 Safari/604.1`,
  iphoneChrome: `Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) ${KIT} CriOS/124.0.6367.88 Mobile/15E148 Safari/604.1`,
  iphone12: `Mozilla/5.0 (iPhone; CPU iPhone OS 12_1_4 like Mac OS X) ${KIT} Version/12.0 Mobile/15E148 Safari/604.1`,
  iphone11: `Mozilla/5.0 (iPhone; CPU iPhone OS 11_4 like Mac OS X) ${KIT} Version/11.0 Mobile/15E148 Safari/604.1`,
  iphone10: `Mozilla/5.0 (iPhone; CPU iPhone OS 10_3_3 like Mac OS X) ${KIT} Version/10.0 Mobile/14G60 Safari/602.1`,
  iphoneApp: `Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) ${KIT} Mobile/15E148 SiteApp/2.4.0`,
  iphoneWindow: `Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) ${KIT} Mobile/15E148`,
  android:
    'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/124.0.0.0 Mobile Safari/537.36',
  harmony:
    'Mozilla/5.0 (Phone; OpenHarmony 5.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/114.0.0.0 Safari/537.36 ArkWeb/4.1.6.1 Mobile HuaweiBrowser/5.0.4.300',
  computer:
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/124.0.0.0 Safari/537.36',
};
export type Device = keyof typeof userAgents;

interface Start {
  /** In a window of its own, as an installed app is. */
  installed?: boolean;
  webClip?: boolean;
}

/** The page is looked at on this device. Taken back after each test by `leaveDevice`. */
export function use(device: Device, { installed = false, webClip = false }: Start = {}): void {
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgents[device]);
  if (installed) {
    jest
      .spyOn(window, 'matchMedia')
      .mockImplementation((media) => ({ ...matchNothing(media), matches: /standalone/.test(media) }));
  }
  if (webClip) localStorage.setItem('WEBCLIP', '1');
  if (webClip) Object.defineProperty(navigator, 'standalone', { value: true, configurable: true });
}

export function leaveDevice(): void {
  Reflect.deleteProperty(navigator, 'standalone');
  localStorage.clear();
  sessionStorage.clear();
  queryClient.clear();
}

export function runtimeOf(device: Device, start: Start = {}): Runtime {
  use(device, start);
  return runtime();
}

export const profile: DownloadLink = {
  resourceType: 'MOBILECONFIG',
  url: '/cdn/downloads/aurora/home-screen.mobileconfig',
  labelNameEn: 'iOS profile',
};
export const iosApp: DownloadLink = {
  resourceType: 'IOS',
  url: 'https://apps.example/ios',
  labelNameEn: 'iOS app',
};
export const androidApp: DownloadLink = {
  resourceType: 'Android',
  url: 'https://apps.example/android.apk',
  labelNameEn: 'Android app',
};
export const allLinks = [profile, iosApp, androidApp];

/** What a merchant offers, as a part of the shell finds it. */
export type Offered = Partial<Omit<Downloads, 'runtime'>>;

/** This site has these downloads, and its status is known as it is on every page. */
export function offer({ links = allLinks, appWindow = true, barNeedsLogin = false }: Offered = {}) {
  const resources = { downloadLinks: [...links], appWindow, downloadBarLogin: barNeedsLogin };
  const status = { ...openStatus, info: { ...openStatus.info, resources } };
  const platform = shellPlatform();
  platform.answer(systemStatus, status);
  queryClient.setQueryData(systemStatusOptions().queryKey, status);
  return platform;
}

/** A part of the shell on a site with these downloads. */
export function renderDownloads(ui: ReactElement, offered?: Offered) {
  offer(offered);
  return renderShell(ui, { paths: [PATHS.download] });
}

const matchNothing = window.matchMedia;
