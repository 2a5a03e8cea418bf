import { startTexts } from '@site/i18n/testing';
import { renderHook } from '@testing-library/react';
import { useDuration } from '.';

it.each([
  ['en', ['0 min', '59 min', '1 h', '1 h 30 min', '24 h']],
  ['th', ['0 นาที', '59 นาที', '1 ชม.', '1 ชม. 30 นาที', '24 ชม.']],
] as const)('says how long something is, in %s', (language, texts) => {
  startTexts({}, language);
  const { result } = renderHook(useDuration);
  expect([0, 59, 60, 90, 1_440].map(result.current)).toEqual(texts);
});
