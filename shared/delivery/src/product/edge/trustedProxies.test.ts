import type { IncomingMessage } from 'node:http';
import { callerReader, readTrustedProxies } from './trustedProxies';

const from = (remoteAddress: string, headers: Record<string, string>) =>
  ({ socket: { remoteAddress }, headers }) as unknown as IncomingMessage;

const CLAIMS = { 'x-forwarded-for': '6.6.6.6, 203.0.113.7', 'x-forwarded-proto': 'https' };

it('believes nobody unless it is told to', () => {
  const caller = callerReader([]);
  expect(caller(from('203.0.113.9', CLAIMS))).toEqual({ address: '203.0.113.9', protocol: 'http' });
});

it('believes a proxy of ours, as far as the last address that is not one', () => {
  const caller = callerReader(['10.0.0.0/8', '203.0.113.9']);
  expect(caller(from('10.1.2.3', CLAIMS))).toEqual({ address: '203.0.113.7', protocol: 'https' });
  const twoProxies = { ...CLAIMS, 'x-forwarded-for': '198.51.100.4, 203.0.113.9' };
  expect(caller(from('10.1.2.3', twoProxies)).address).toBe('198.51.100.4');
});

it('takes one that is not ours for the caller, whatever it claims', () => {
  const caller = callerReader(['10.0.0.0/8']);
  expect(caller(from('203.0.113.9', CLAIMS))).toEqual({ address: '203.0.113.9', protocol: 'http' });
});

it('knows no protocol but http and https', () => {
  const caller = callerReader(['10.0.0.1']);
  expect(caller(from('10.0.0.1', { 'x-forwarded-proto': 'ftp' })).protocol).toBe('http');
  expect(caller(from('10.0.0.1', { 'x-forwarded-proto': 'https, http' })).protocol).toBe('https');
});

it('reads addresses and networks', () => {
  expect(readTrustedProxies(' 10.0.0.0/8, 2001:db8::1 ,')).toEqual(['10.0.0.0/8', '2001:db8::1']);
  expect(readTrustedProxies(undefined)).toEqual([]);
});

it.each(['everybody', '10.0.0.0/33', '10.0.0.1/8/8', '::1/129', '10.0.0.1; evil'])('refuses %s', (text) => {
  expect(() => readTrustedProxies(text)).toThrow(`"${text}" is no proxy`);
});
