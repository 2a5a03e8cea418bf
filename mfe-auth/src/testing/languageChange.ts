import { changeLanguage } from '@site/i18n';
import { act, waitFor } from '@testing-library/react';

const marked = () =>
  [...document.querySelectorAll<HTMLInputElement>('input[aria-invalid]')].map(({ name }) => name);

const THAI_LETTER = /\p{Script=Thai}/u;

/**
 * For tests of AU-028: changes the language to Thai while nothing is marked, and sees exactly these fields
 * marked 200 ms later, in Thai.
 */
export async function expectMarkedInThai(...fields: readonly string[]): Promise<void> {
  expect(marked()).toEqual([]);
  jest.useFakeTimers();
  try {
    await act(async () => void changeLanguage('th'));
    await act(() => jest.advanceTimersByTimeAsync(199));
    expect(marked()).toEqual([]);
    await act(() => jest.advanceTimersByTimeAsync(1));
  } finally {
    jest.useRealTimers();
  }
  await waitFor(() => expect(marked()).toEqual(fields));
  for (const field of fields) {
    expect(document.querySelector(`[name="${field}"]`)).toHaveAccessibleDescription(THAI_LETTER);
  }
}
