import { loginRedirect, returnPath } from './index';

const roundTrip = (path: string) => {
  const [, search = ''] = loginRedirect(path).split('?');
  return returnPath({ search: `?${search}` });
};

it.each([
  '/m/gameList?gameType=RNG&vassalage=PG',
  '/m/help#terms',
  '/m/notice?index=2&q=a%26b#top',
  '/m/%E0%B8%81',
])('brings the user back to %s, query and hash kept', (path) => {
  expect(roundTrip(path)).toBe(path);
});

it('takes a location as well as a path', () => {
  expect(loginRedirect({ pathname: '/m/agent', search: '?tab=1', hash: '#team' })).toBe(
    '/m/login?return=%2Fm%2Fagent%3Ftab%3D1%23team',
  );
});

it('needs no way back to home, which a login leads to anyway', () => {
  expect(loginRedirect('/m/home')).toBe('/m/login');
  expect(returnPath({ search: '' })).toBe('/m/home');
});

it.each(['/m/login', '/m/login?return=%2Fm%2Flogin', '/m/register', '/m/forget'])(
  'does not lead back to %s',
  (path) => {
    expect(roundTrip(path)).toBe('/m/home');
  },
);

it.each([
  'https://evil.example/',
  '//evil.example/',
  '/\\evil.example/',
  '\\\\evil.example',
  '/\t/evil.example/',
  '/\n/evil.example',
  '/.//evil.example',
  '/m/..//evil.example',
  '/%2e//evil.example',
  'javascript:alert(1)',
  'data:text/html,x',
  'm/home',
  ' //evil.example',
  '',
])('never leads out of the site: %j', (path) => {
  const target = returnPath({ search: `?return=${encodeURIComponent(path)}` });
  expect(target).toBe('/m/home');
  expect(new URL(target, window.location.origin).origin).toBe(window.location.origin);
});

it('takes the first of several ways back', () => {
  expect(returnPath({ search: '?return=%2Fm%2Fagent&return=%2F%2Fevil.example' })).toBe('/m/agent');
});
