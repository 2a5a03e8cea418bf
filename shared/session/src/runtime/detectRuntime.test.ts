import { detectRuntime, type Runtime, type RuntimeNavigator } from '.';

const browser = { matchMedia: () => ({ matches: false }) };
const ownWindow = {
  matchMedia: (query: string) => ({ matches: query === '(display-mode: standalone)' }),
};

const KIT = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';
const iphone = (system: string, rest: string) =>
  `Mozilla/5.0 (iPhone; CPU iPhone OS ${system} like Mac OS X) ${KIT} ${rest}`;
const ipad = (system: string, rest: string) =>
  `Mozilla/5.0 (iPad; CPU OS ${system} like Mac OS X) ${KIT} ${rest}`;
const mac = (rest: string) => `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${KIT} ${rest}`;
const android = (device: string, rest: string) =>
  `Mozilla/5.0 (Linux; Android ${device}) AppleWebKit/537.36 (KHTML, like Gecko) ${rest}`;

type Expected = [os: Runtime['os'], browser: Runtime['browser'], version: string, canInstall: boolean];
const safari = (version: string): Expected => ['ios', 'safari', version, true];
const tooOld = (version: string): Expected => ['ios', 'safari', version, false];
const notSafari = (version: string): Expected => ['ios', 'other', version, false];
const onAndroid: Expected = ['android', 'other', '', false];
const elsewhere: Expected = ['other', 'other', '', false];

const inBrowsers: [name: string, userAgent: string, expected: Expected][] = [
  ['Safari of iOS 17', iphone('17_4_1', 'Version/17.4.1 Mobile/15E148 Safari/604.1'), safari('17.4')],
  ['Safari of iOS 26', iphone('18_6', 'Version/26.0 Mobile/15E148 Safari/604.1'), safari('26.0')],
  ['Safari of iOS 12.4', iphone('12_4', 'Version/12.1.2 Mobile/15E148 Safari/604.1'), safari('12.4')],
  ['Safari of iOS 12.1', iphone('12_1_4', 'Version/12.0 Mobile/15E148 Safari/604.1'), safari('12.1')],
  ['Safari of iOS 11.3', iphone('11_3', 'Version/11.0 Mobile/15E148 Safari/604.1'), safari('11.3')],
  ['Safari of iOS 11.2', iphone('11_2_6', 'Version/11.0 Mobile/15D100 Safari/604.1'), tooOld('11.2')],
  ['Safari of iOS 9', iphone('9_1', 'Version/9.0 Mobile/13B143 Safari/601.1'), tooOld('9.1')],
  [
    'Safari of an iPad with iOS 12',
    ipad('12_5_7', 'Version/12.1.2 Mobile/15E148 Safari/604.1'),
    safari('12.5'),
  ],
  ['Chrome', iphone('17_4', 'CriOS/124.0.6367.88 Mobile/15E148 Safari/604.1'), notSafari('17.4')],
  ['Firefox', iphone('17_4', 'FxiOS/125.1 Mobile/15E148 Safari/605.1.15'), notSafari('17.4')],
  ['Firefox Focus', iphone('16_6', 'FxiOS/8.1.1 Focus/9.0 Mobile/15E148 Safari/604.1'), notSafari('16.6')],
  ['Edge', iphone('17_4', 'Version/17.0 EdgiOS/124.0.2478.50 Mobile/15E148 Safari/604.1'), notSafari('17.4')],
  ['Opera', iphone('16_5', 'Version/16.5 Mobile/15E148 Safari/604.1 OPT/4.3.1'), notSafari('16.5')],
  ['DuckDuckGo', iphone('17_4', 'Version/17.4 Mobile/15E148 Safari/605.1.15 Ddg/17.4'), notSafari('17.4')],
  ['Aloha', iphone('17_4', 'Version/17.4 Mobile/15E148 Safari/604.1 AlohaBrowser/5.9.1'), notSafari('17.4')],
  ['Vivaldi', iphone('17_4', 'Version/17.4 Mobile/15E148 Safari/604.1 Vivaldi/6.7'), notSafari('17.4')],
  [
    'Ecosia',
    iphone('17_4', 'Version/17.4 Mobile/15E148 Safari/604.1 (Ecosia ios@10.2.0.1)'),
    notSafari('17.4'),
  ],
  [
    'Baidu',
    iphone('17_4', 'Version/17.4 Mobile/15E148 Safari/604.1 baiduboxapp/13.59.0.10'),
    notSafari('17.4'),
  ],
  ['Quark', iphone('17_4', 'Version/17.4 Mobile/15E148 Quark/6.12.0.2062 Safari/604.1'), notSafari('17.4')],
  ['the Google app', iphone('17_4', 'GSA/312.0.624 Mobile/15E148 Safari/604.1'), notSafari('17.4')],
  ['LINE', iphone('16_5', 'Mobile/15E148 Safari Line/13.8.0'), notSafari('16.5')],
  [
    'Facebook',
    iphone(
      '15_6',
      'Mobile/15E148 [FBAN/FBIOS;FBAV/400.0.0.33.97;FBBV/430;FBDV/iPhone12,1;FBSN/iOS;FBSV/15.6]',
    ),
    notSafari('15.6'),
  ],
  ['Messenger', iphone('17_2', 'Mobile/21C62 [FBAN/MessengerForiOS;FBAV/440.0.0.42.106]'), notSafari('17.2')],
  [
    'Instagram',
    iphone(
      '17_2',
      'Mobile/15E148 Instagram 312.1.2.23.112 (iPhone13,2; iOS 17_2; th_TH; th; scale=3.00; 1170x2532)',
    ),
    notSafari('17.2'),
  ],
  [
    'TikTok',
    iphone('17_2', 'Mobile/15E148 musical_ly_33.1.0 JsSdk/2.0 NetType/WIFI Region/TH'),
    notSafari('17.2'),
  ],
  ['WeChat', iphone('16_3', 'Mobile/15E148 MicroMessenger/8.0.34(0x1800222b) NetType/4G'), notSafari('16.3')],
  ['a web view of an unknown app', iphone('17_2', 'Mobile/15E148'), notSafari('17.2')],
  ['Chrome of Android', android('14; Pixel 8', 'Chrome/124.0.0.0 Mobile Safari/537.36'), onAndroid],
  [
    'Samsung Internet',
    android('13; SAMSUNG SM-S918B', 'SamsungBrowser/24.0 Chrome/117.0.0.0 Mobile Safari/537.36'),
    onAndroid,
  ],
  ['Firefox of Android', 'Mozilla/5.0 (Android 14; Mobile; rv:125.0) Gecko/125.0 Firefox/125.0', onAndroid],
  [
    'Facebook of Android',
    android(
      '12; SM-A127F Build/SP1A.210812.016; wv',
      'Version/4.0 Chrome/123.0.6312.99 Mobile Safari/537.36 [FB_IAB/FB4A;FBAV/458.0.0.54.108;]',
    ),
    onAndroid,
  ],
  [
    'LINE of Android',
    android(
      '13; CPH2399 Build/TP1A.220905.001; wv',
      'Version/4.0 Chrome/122.0.6261.119 Mobile Safari/537.36 Line/14.3.1/IAB',
    ),
    onAndroid,
  ],
  ['an Android tablet', android('13; SM-X700', 'Chrome/124.0.0.0 Safari/537.36'), onAndroid],
  [
    'Chrome of Windows',
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/124.0.0.0 Safari/537.36',
    elsewhere,
  ],
  [
    'the browser of HarmonyOS NEXT',
    'Mozilla/5.0 (Phone; OpenHarmony 5.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/114.0.0.0 Safari/537.36 ArkWeb/4.1.6.1 Mobile HuaweiBrowser/5.0.4.300',
    ['harmony', 'other', '', false],
  ],
  ['Safari of a Mac', mac('Version/17.4.1 Safari/605.1.15'), elsewhere],
  [
    'Chrome of Linux',
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/124.0.0.0 Safari/537.36',
    elsewhere,
  ],
  [
    'Edge of Windows Phone, which names Android and the iPhone',
    'Mozilla/5.0 (Windows Phone 10.0; Android 6.0.1; Microsoft; Lumia 950) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/52.0.2743.116 Mobile Safari/537.36 Edge/15.15063 like iPhone',
    elsewhere,
  ],
  [
    'KaiOS, which names Android',
    'Mozilla/5.0 (Mobile; LYF/F90M/LYF_F90M-000-02-28-130318;Android; rv:48.0) Gecko/48.0 Firefox/48.0 KAIOS/2.5',
    elsewhere,
  ],
  ['Googlebot', 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', elsewhere],
];

const told = ({ os, browser, iosVersion, canInstall }: Runtime): Expected => [
  os,
  browser,
  iosVersion ? `${iosVersion.major}.${iosVersion.minor}` : '',
  canInstall,
];

describe('detectRuntime', () => {
  it.each(inBrowsers)('knows %s @SH-029', (_name, userAgent, expected) => {
    const found = detectRuntime({ userAgent, maxTouchPoints: 0 }, browser);
    expect(found.kind).toBe('H5');
    expect(told(found)).toEqual(expected);
  });

  it.each<[name: string, navigator: RuntimeNavigator, expected: Expected]>([
    ['Safari', { userAgent: mac('Version/17.4 Safari/605.1.15'), maxTouchPoints: 5 }, safari('17.4')],
    [
      'Chrome in desktop mode, whose version is no one’s',
      { userAgent: mac('CriOS/124 Version/11.1.1 Safari/605.1.15'), maxTouchPoints: 5 },
      notSafari(''),
    ],
    [
      'an installed app, which tells no version',
      { userAgent: mac('').trim(), maxTouchPoints: 5, standalone: true },
      safari(''),
    ],
  ])('takes a Mac with a touch screen for an iPad: %s @SH-029', (_name, navigator, expected) => {
    expect(told(detectRuntime(navigator, browser))).toEqual(expected);
  });

  const installedIphone = { userAgent: iphone('17_4', 'Mobile/15E148'), standalone: true };
  const pixel = { userAgent: android('14; Pixel 8', 'Chrome/124.0.0.0 Mobile Safari/537.36') };
  const iphoneApp = { userAgent: iphone('17_4', 'Mobile/15E148 SiteApp/2.4.0') };
  const androidApp = {
    userAgent: android('14; Pixel 8; wv', 'Version/4.0 Chrome/124.0.0.0 Mobile Safari/537.36 SiteApp/2.4.0'),
  };

  it.each([
    ['the native app on iOS', iphoneApp, browser, false, 'APP'],
    ['the native app on Android', androidApp, browser, false, 'APP'],
    ['the native app, whatever was started there before', iphoneApp, ownWindow, true, 'APP'],
    ['a web clip', installedIphone, ownWindow, true, 'WEBCLIP'],
    ['an installed web app on iOS', installedIphone, ownWindow, false, 'PWA'],
    ['an installed web app of old Safari, without display modes', installedIphone, browser, false, 'PWA'],
    ['an installed web app on Android', pixel, ownWindow, false, 'PWA'],
    ['a browser', pixel, browser, false, 'H5'],
    ['a browser other than of iOS, whatever is stored', pixel, browser, true, 'H5'],
  ] as const)('tells %s @SH-029', (_name, navigator, window, webClip, kind) => {
    expect(detectRuntime(navigator, window, webClip).kind).toBe(kind);
  });

  it('counts a window of its own as Safari, which leaves its name out there @SH-029', () => {
    expect(told(detectRuntime(installedIphone, ownWindow))).toEqual(safari('17.4'));
    expect(told(detectRuntime(iphoneApp, browser))).toEqual(notSafari('17.4'));
  });
});
