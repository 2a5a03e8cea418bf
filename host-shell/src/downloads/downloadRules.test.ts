import type { DownloadLink } from '@site/contracts/areas/system';
import { androidLink, appPicture, deviceLink, iosLink } from './downloadLinks';
import { downloadOffers } from './downloadOffers';
import { isLegacyForHomeScreen, isTooOldForApp } from './iosRequirement';
import { allLinks, androidApp, type Device, iosApp, leaveDevice, profile, runtimeOf } from './testing';
import { showsBar, showsIcon } from './visibility';

afterEach(leaveDevice);

type Where = 'browser' | 'installed' | 'webClip';
const at = (device: Device, where: Where) =>
  runtimeOf(device, { installed: where === 'installed', webClip: where === 'webClip' });

interface Case {
  device: Device;
  where?: Where;
  links?: DownloadLink[];
  signedIn?: boolean;
  barNeedsLogin?: boolean;
  appWindow?: boolean;
}

const downloadsOf = ({ device, where = 'browser', links = allLinks, ...rest }: Case) => ({
  runtime: at(device, where),
  links,
  barNeedsLogin: rest.barNeedsLogin ?? false,
  appWindow: rest.appWindow ?? true,
});

describe('the download bar', () => {
  it.each<[string, Case, boolean]>([
    ['Safari @HS-078', { device: 'iphoneSafari' }, true],
    ['Android @HS-078', { device: 'android' }, true],
    ['a computer @HS-078', { device: 'computer' }, true],
    ['the native app @HS-079', { device: 'iphoneApp' }, false],
    ['no links @HS-080', { device: 'iphoneSafari', links: [] }, false],
    [
      'a picture of the app alone @HS-080',
      { device: 'computer', links: [{ ...iosApp, resourceType: 'AppDownloadIcon' }] },
      false,
    ],
    ['an installed app on Android @HS-082', { device: 'android', where: 'installed' }, false],
    ['an installed app on iOS @HS-082', { device: 'iphoneWindow', where: 'installed' }, false],
    [
      'a web clip without an iOS link @HS-083',
      { device: 'iphoneWindow', where: 'webClip', links: [profile, androidApp] },
      false,
    ],
    [
      'a web clip with an iOS link @HS-083',
      { device: 'iphoneWindow', where: 'webClip', links: [iosApp] },
      true,
    ],
    ['Chrome on iOS @HS-084', { device: 'iphoneChrome' }, false],
    ['Safari before iOS 11.3 @HS-084', { device: 'iphone10' }, false],
    ['a phone that no app is for', { device: 'harmony' }, false],
    ['Android without an Android link', { device: 'android', links: [profile, iosApp] }, false],
    ['a guest where login is needed @HS-085', { device: 'android', barNeedsLogin: true }, false],
    [
      'a member where login is needed @HS-085',
      { device: 'android', barNeedsLogin: true, signedIn: true },
      true,
    ],
  ])('%s', (_name, wanted, shows) => {
    expect(showsBar(downloadsOf(wanted), wanted.signedIn ?? false)).toBe(shows);
  });
});

describe('the download icon', () => {
  it.each<[string, Case, boolean]>([
    ['Safari', { device: 'iphoneSafari' }, true],
    ['Chrome on iOS', { device: 'iphoneChrome' }, true],
    ['Android', { device: 'android' }, true],
    ['a guest where the bar needs a login', { device: 'android', barNeedsLogin: true }, true],
    ['without the app window', { device: 'android', appWindow: false }, false],
    ['Android without an Android link', { device: 'android', links: [profile, iosApp] }, false],
    ['iOS without an iOS link', { device: 'iphoneSafari', links: [androidApp] }, false],
    ['a computer, which no link is for', { device: 'computer' }, false],
    ['the native app', { device: 'iphoneApp' }, false],
    ['an installed app', { device: 'android', where: 'installed' }, false],
  ])('%s @HS-029', (_name, wanted, shows) => {
    expect(showsIcon(downloadsOf(wanted))).toBe(shows);
  });
});

describe('downloadOffers', () => {
  it.each<[string, Case, string[]]>([
    ['Safari', { device: 'iphoneSafari' }, ['shortcut', 'iosProfile', 'iosApp']],
    ['Safari, no links', { device: 'iphoneSafari', links: [] }, ['shortcut']],
    ['Safari before iOS 11.3', { device: 'iphone10' }, ['iosProfile', 'iosApp']],
    ['Chrome on iOS', { device: 'iphoneChrome' }, ['iosProfile', 'iosApp']],
    ['Chrome on iOS, app alone', { device: 'iphoneChrome', links: [iosApp] }, ['iosApp']],
    ['a web clip', { device: 'iphoneWindow', where: 'webClip' }, ['iosApp']],
    ['an installed app on iOS', { device: 'iphoneWindow', where: 'installed' }, []],
    ['Android', { device: 'android' }, ['androidApp']],
    ['Android without a link', { device: 'android', links: [iosApp] }, []],
    ['an installed app on Android', { device: 'android', where: 'installed' }, []],
    ['the native app', { device: 'iphoneApp' }, []],
    ['a computer', { device: 'computer' }, []],
  ])('%s @HS-088', (_name, wanted, kinds) => {
    expect(downloadOffers(downloadsOf(wanted)).map(({ kind }) => kind)).toEqual(kinds);
  });
});

describe('download links', () => {
  it('prefers the profile for iOS @HS-086 @SH-030', () => {
    expect(iosLink([iosApp, profile], 'H5')).toBe(profile);
    expect(iosLink([iosApp], 'H5')).toBe(iosApp);
    expect(iosLink([androidApp], 'H5')).toBeUndefined();
    expect(iosLink(allLinks, 'WEBCLIP')).toBe(iosApp);
  });

  it('has the Android app for Android @HS-087 @SH-030', () => {
    expect(androidLink(allLinks)).toBe(androidApp);
    expect(deviceLink(allLinks, at('android', 'browser'))).toBe(androidApp);
    expect(deviceLink(allLinks, at('computer', 'browser'))).toBeUndefined();
  });

  it('shows a picture of the app from this origin alone @SH-030', () => {
    const picture = (url: string): DownloadLink => ({
      resourceType: 'AppDownloadIcon',
      url,
      labelNameEn: '',
    });
    expect(appPicture([picture('/cdn/app.svg')])).toBe('/cdn/app.svg');
    expect(appPicture([picture('https://elsewhere.example/app.png')])).toBeUndefined();
    expect(appPicture(allLinks)).toBeUndefined();
  });
});

it.each([
  [9, 3, true],
  [11, 4, true],
  [12, 0, true],
  [12, 1, true],
  [12, 2, false],
  [13, 0, false],
])('knows that iOS %i.%i is legacy for the home screen: %s @HS-092', (major, minor, legacy) => {
  expect(isLegacyForHomeScreen({ major, minor })).toBe(legacy);
});

it.each([
  [11, 4, true],
  [12, 3, true],
  [12, 4, false],
  [13, 0, false],
])('knows that iOS %i.%i is too old for the app: %s @HS-090', (major, minor, old) => {
  expect(isTooOldForApp({ major, minor })).toBe(old);
});
