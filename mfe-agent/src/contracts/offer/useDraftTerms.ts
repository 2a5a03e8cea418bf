import { useState } from 'react';
import { type DraftTerm, emptyTerm, type TermField } from './terms';

/** The steps of an offer while they are typed. */
export interface DraftTerms {
  readonly drafts: readonly DraftTerm[];
  readonly add: () => void;
  readonly remove: (key: number) => void;
  readonly type: (key: number, field: TermField, text: string) => void;
}

/** Begins with one empty step. */
export function useDraftTerms(): DraftTerms {
  const [{ drafts }, set] = useState({ drafts: [emptyTerm(0)], next: 1 });
  return {
    drafts,
    add: () => set((now) => ({ drafts: [...now.drafts, emptyTerm(now.next)], next: now.next + 1 })),
    remove: (key) => set((now) => ({ ...now, drafts: now.drafts.filter((draft) => draft.key !== key) })),
    type: (key, field, text) =>
      set((now) => ({
        ...now,
        drafts: now.drafts.map((draft) => (draft.key === key ? { ...draft, [field]: text } : draft)),
      })),
  };
}
