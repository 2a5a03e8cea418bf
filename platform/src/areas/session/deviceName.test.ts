import { deviceName } from './deviceName';

const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)';
const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const android = `Mozilla/5.0 (Linux; Android 10; K) ${webkit}`;
const windows = `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit}`;
const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)';

it.each([
  [`${android} Chrome/140.0.0.0 Mobile Safari/537.36`, 'Chrome', 'Android'],
  [`${android} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`, 'Samsung Internet', 'Android'],
  [`${android} Version/4.0 Chrome/140.0.0.0 Mobile Safari/537.36 Line/15.4.1`, 'LINE', 'Android'],
  [`${iphone} Version/18.5 Mobile/15E148 Safari/604.1`, 'Safari', 'iPhone'],
  [`${iphone} CriOS/140.0.7339.39 Mobile/15E148 Safari/604.1`, 'Chrome', 'iPhone'],
  [`${iphone} Mobile/15E148 [FBAN/FBIOS;FBAV/530.0.0.48.0]`, 'Facebook', 'iPhone'],
  [`${windows} Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0`, 'Edge', 'Windows'],
  [`${windows} Chrome/139.0.0.0 Safari/537.36 OPR/123.0.0.0`, 'Opera', 'Windows'],
  [`${mac} AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15`, 'Safari', 'macOS'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:142.0) Gecko/20100101 Firefox/142.0', 'Firefox', 'Linux'],
  [
    `Mozilla/5.0 (X11; CrOS x86_64 16181.61.0) ${webkit} Chrome/134.0.0.0 Safari/537.36`,
    'Chrome',
    'ChromeOS',
  ],
])('reads %s', (userAgent, app, system) => {
  expect(deviceName(userAgent)).toEqual({ app, system });
});

it('says nothing of what it does not know', () => {
  for (const unknown of [undefined, null, '', 'curl/8.5.0', '<script>alert(1)</script>'])
    expect(deviceName(unknown)).toEqual({});
  expect(deviceName('SiteApp/3.2 (Android 15)')).toEqual({ system: 'Android' });
});
