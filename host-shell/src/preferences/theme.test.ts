import { act, renderHook } from '@testing-library/react';
import { chooseTheme, restoreTheme, useTheme } from './theme';

beforeEach(() => {
  localStorage.clear();
  delete document.documentElement.dataset.theme;
});

it('starts with the theme of the merchant', () => {
  restoreTheme('light');
  expect(document.documentElement.dataset.theme).toBe('light');
});

it('applies and keeps the chosen theme @HS-077', () => {
  restoreTheme('dark');
  const { result } = renderHook(useTheme);
  expect(result.current).toBe('dark');
  act(() => chooseTheme('light'));
  expect(result.current).toBe('light');
  restoreTheme('dark');
  expect(document.documentElement.dataset.theme).toBe('light');
});

it('ignores a stored theme that does not exist', () => {
  localStorage.setItem('theme', 'sepia');
  restoreTheme('dark');
  expect(document.documentElement.dataset.theme).toBe('dark');
});
