import type { LimitKind } from '@site/contracts/areas/care';
import { useTexts } from '../../useTexts';

/** Limits that were reached on a day, in words; empty for none. */
export function useReachedText(): (kinds: readonly LimitKind[]) => string {
  const { t } = useTexts();
  // @texts statement.kind.* — the kinds of limits of the contract
  return (kinds) => kinds.map((kind) => t(`statement.kind.${kind}`)).join(', ');
}
