import * as z from 'zod/mini';
import { readPreference, readStored, readText, removeStored, writePreference, writeStored } from './index';

const Draft = z.object({ text: z.string() });

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
});

it('reads what it wrote, in the place that was asked for', () => {
  expect(writeStored('draft', { text: 'สวัสดี' }, 'session')).toBe(true);
  expect(readStored('draft', Draft, 'session')).toEqual({ text: 'สวัสดี' });
  expect(readStored('draft', Draft)).toBeUndefined();
});

it('removes a value that does not meet its schema', () => {
  localStorage.setItem('draft', '{"text":1}');
  expect(readStored('draft', Draft)).toBeUndefined();
  expect(localStorage.getItem('draft')).toBeNull();
});

it('does without storage that the browser refuses even to name', () => {
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  expect(writeStored('draft', { text: '' })).toBe(false);
  expect(readText('draft')).toBeUndefined();
  expect(() => removeStored('draft')).not.toThrow();
});

describe('preferences', () => {
  it.each([
    ['language', 'TH'],
    ['theme', 'dark'],
    ['autoLogin', '1'],
    ['WEBCLIP', '1'],
    ['hideDownloadBar', '1'],
  ] as const)('keeps %s as the plain text %s @SH-005', (key, value) => {
    writePreference(key, value);
    expect(localStorage.getItem(key)).toBe(value);
    expect(readPreference(key)).toBe(value);
    writePreference(key, undefined);
    expect(localStorage.getItem(key)).toBeNull();
  });

  it('keeps what the browser refuses to store for as long as the page', () => {
    jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    writePreference('hideDownloadBar', '1');
    expect(readPreference('hideDownloadBar')).toBe('1');
    writePreference('hideDownloadBar', undefined);
    expect(readPreference('hideDownloadBar')).toBeUndefined();
  });

  it('counts a value that is not allowed as none', () => {
    localStorage.setItem('theme', 'pink');
    expect(readPreference('theme')).toBeUndefined();
  });
});
