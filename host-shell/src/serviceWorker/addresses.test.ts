import type { WorkerSettings } from '@site/contracts/federation/siteFiles';
import { kindOf } from './addresses';

const ORIGIN = 'https://aurora.example';
const settings: WorkerSettings = {
  offline: ['/offline.html'],
  start: '/m/home',
  home: ['/', '/m/home'],
  releases: ['https://releases.example/mfe-games/'],
  platform: '^/(?:wps|lgw|lotto|cdn|m/lotto-h5)(?:/|$)',
  catalogue: ['/wps/relay/GCSGAME_gameList'],
};

const asked = (address: string, request: Partial<Request> = {}) =>
  kindOf(
    {
      url: new URL(address, ORIGIN).href,
      method: 'GET',
      mode: 'cors',
      destination: '',
      ...request,
    },
    settings,
    ORIGIN,
  );
const navigation = (destination: 'document' | 'iframe') => ({ mode: 'navigate', destination }) as const;

it.each([
  ['/', 'page'],
  ['/m/home?recommenderId=7', 'page'],
  ['/m/gameList', 'page'],
  ['/wps/bank/page', 'frame'],
  ['/m/lotto-h5/index.html', 'frame'],
])('takes the opening of %s as a %s', (address, kind) => {
  expect(asked(address, navigation('document'))).toBe(kind);
});

it('leaves frames to the network, whatever they show', () => {
  expect(asked('/m/home', navigation('iframe'))).toBe('frame');
});

it.each([
  ['/host-shell/1.0.0/main.js', 'file'],
  ['/brand/abc/brand.css', 'file'],
  ['https://releases.example/mfe-games/1.0.0/remoteEntry.js', 'file'],
  ['/cdn/games/1.webp', 'picture'],
  ['/wps/relay/GCSGAME_gameList?page=1', 'catalogue'],
])('keeps %s as a %s', (address, kind) => {
  expect(asked(address)).toBe(kind);
});

it.each([
  '/site.json',
  '/sw.js',
  '/wps/system/status',
  '/wps/system/keys',
  '/wps/wallet/balance',
  '/wps/member/info',
  '/wps/session/renew',
  'https://releases.example/mfe-other/1.0.0/remoteEntry.js',
  'https://elsewhere.example/host-shell/1.0.0/main.js',
])('keeps out of %s', (address) => {
  expect(asked(address)).toBeUndefined();
});

it.each(['POST', 'PUT', 'DELETE'])('keeps out of every %s', (method) => {
  expect(asked('/wps/relay/GCSGAME_gameList', { method })).toBeUndefined();
  expect(asked('/m/home', { ...navigation('document'), method })).toBeUndefined();
});
