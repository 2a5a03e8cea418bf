import { gameAddress } from './gameAddress';

const page = { href: 'https://aurora.example/m/home', protocol: 'https:' };

it.each([
  ['https://vendor.example/play?x=1#y', 'https://vendor.example/play?x=1#y'],
  ['HTTPS://Vendor.example/', 'https://vendor.example/'],
  [' https://vendor.example/', 'https://vendor.example/'],
  ['/demo/game?launch=1', 'https://aurora.example/demo/game?launch=1'],
])('is the page that %s names', (url, expected) => {
  expect(gameAddress(url, page).href).toBe(expected);
});

it.each([
  '<form action="https://vendor.example/" method="post"></form>',
  '\n<!doctype html><form></form><script>document.forms[0].submit()</script>',
  'play/koi',
  '?launch=1',
  '//vendor.example/',
  '/\\vendor.example/',
  'https://',
  'http://vendor.example/',
  'javascript:alert(1)//https://vendor.example/',
  'data:text/html,<form></form>',
])('is refused where a launch has %j', (url) => {
  expect(() => gameAddress(url, page)).toThrow(expect.objectContaining({ code: 'client.link.refused' }));
});

it('is missing where a launch has none', () => {
  expect(() => gameAddress(' ', page)).toThrow(expect.objectContaining({ code: 'request.url.empty' }));
});

it('may be http where the site runs over http itself', () => {
  const local = { href: 'http://localhost/m/home', protocol: 'http:' };
  expect(gameAddress('http://localhost:8090/game', local).href).toBe('http://localhost:8090/game');
});
