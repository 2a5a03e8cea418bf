import type { FieldRule } from '@site/contracts/areas/system';
import { useTexts } from '../useTexts';

/** Gives the lengths that a merchant's rule takes, as a hint that is read before anything is typed. */
export function useLengthHint() {
  const { t } = useTexts();
  return (rule: FieldRule | undefined): string | undefined => {
    if (!rule) return undefined;
    const lengths = { min: rule.minLength, max: rule.maxLength };
    return t(lengths.min === lengths.max ? 'register.lengthExact' : 'register.length', lengths);
  };
}
