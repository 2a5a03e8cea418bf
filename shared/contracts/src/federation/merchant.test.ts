import * as z from 'zod/mini';
import { HostName } from './merchant';

it.each(['aurora.localhost', 'localhost', '127.0.0.1', 'games-1.example.co.th', 'xn--12c1c.th'])(
  '%s is a host name',
  (name) => {
    expect(z.safeParse(HostName, name).success).toBe(true);
  },
);

it.each([
  'x.example; location /pwn {…} #',
  'x.example\nlisten 80',
  'x.example:8080',
  'x.example/path',
  'user@x.example',
  '"x.example"',
  '*.example',
  'X.example',
  '-x.example',
  'x-.example',
  'x..example',
  '.example',
  '',
  `${'a'.repeat(64)}.example`,
  `${'a.'.repeat(130)}example`,
])('%j is none', (name) => {
  expect(z.safeParse(HostName, name).success).toBe(false);
});
