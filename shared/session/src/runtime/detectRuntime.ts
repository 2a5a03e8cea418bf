import { type IosVersion, iosVersionOf, isAtLeast } from './iosVersion';

/** What the site runs in, as a registration tells it (registerMethod; docs/calls.md, "Registration"). */
export type RuntimeKind =
  /** The merchant's native app. */
  | 'APP'
  /** Installed from the browser, in a window of its own. */
  | 'PWA'
  /** Started from the home-screen icon of an iOS configuration profile. */
  | 'WEBCLIP'
  /** A page in a browser. */
  | 'H5';

export interface Runtime {
  readonly kind: RuntimeKind;
  /** `harmony` is a phone with HarmonyOS NEXT, which runs no Android apps. */
  readonly os: 'ios' | 'android' | 'harmony' | 'other';
  /** On iOS alone: only Safari installs profiles and puts a site on the home screen. `other` elsewhere. */
  readonly browser: 'safari' | 'other';
  readonly iosVersion?: IosVersion;
  /** Whether this is an iOS browser that can install a web app: Safari from iOS 11.3. `false` elsewhere. */
  readonly canInstall: boolean;
}

/** The part of `navigator` that is asked. `standalone` is Safari's alone. */
export interface RuntimeNavigator {
  readonly userAgent: string;
  readonly maxTouchPoints?: number;
  readonly standalone?: boolean;
}

export interface RuntimeWindow {
  matchMedia(query: string): { readonly matches: boolean };
}

/** What the merchants' native apps add to the user agent of their web view: `SiteApp/2.4.0`. */
const NATIVE_APP_TOKEN = 'SiteApp/';

/** Service workers and web app manifests came with iOS 11.3. */
const FIRST_INSTALLABLE: IosVersion = { major: 11, minor: 3 };

/** Systems that name others in their user agent to be served like them. */
const NEITHER = /Windows Phone|KAIOS/;
const IOS_DEVICE = /\b(?:iPhone|iPad|iPod)\b/;
/**
 * Safari names its version and itself, and nothing besides. Other browsers of iOS add their name somewhere, and
 * web views inside apps leave the version out.
 */
const SAFARI = /\(KHTML, like Gecko\) Version\/[\d.]+ (?:Mobile\/\w+ )?Safari\/[\d.]+$/;
/** HarmonyOS NEXT; the older one is an Android and says so. */
const HARMONY = /\bOpenHarmony\b/;

/**
 * Tells what the site runs in. Pure: the same answer for the same facts.
 *
 * @param webClip Whether this browser has started from a web clip (the preference `WEBCLIP`).
 */
export function detectRuntime(navigator: RuntimeNavigator, window: RuntimeWindow, webClip = false): Runtime {
  const { userAgent, standalone = false } = navigator;
  const os = systemOf(navigator);
  const isIos = os === 'ios';
  // In a window of its own Safari leaves its name out of the user agent.
  const isSafari = isIos && (standalone || SAFARI.test(userAgent)) && !isApp(userAgent);
  const iosVersion = isIos ? iosVersionOf(userAgent, isSafari) : undefined;
  const installed = standalone || window.matchMedia('(display-mode: standalone)').matches;
  return {
    kind: kindOf(isApp(userAgent), isIos && webClip, installed),
    os,
    browser: isSafari ? 'safari' : 'other',
    ...(iosVersion && { iosVersion }),
    // Only an iPad in the guise of a Mac can leave its version out, and none does that before iPadOS 13.
    canInstall: isSafari && (!iosVersion || isAtLeast(iosVersion, FIRST_INSTALLABLE)),
  };
}

function systemOf({ userAgent, maxTouchPoints = 0 }: RuntimeNavigator): Runtime['os'] {
  if (NEITHER.test(userAgent)) return 'other';
  if (IOS_DEVICE.test(userAgent)) return 'ios';
  // An iPad says that it is a Mac; no Mac has a touch screen.
  if (/\bMacintosh\b/.test(userAgent) && maxTouchPoints > 1) return 'ios';
  if (/\bAndroid\b/.test(userAgent)) return 'android';
  return HARMONY.test(userAgent) ? 'harmony' : 'other';
}

function kindOf(app: boolean, webClip: boolean, installed: boolean): RuntimeKind {
  if (app) return 'APP';
  if (webClip) return 'WEBCLIP';
  return installed ? 'PWA' : 'H5';
}

function isApp(userAgent: string): boolean {
  return userAgent.includes(NATIVE_APP_TOKEN);
}
