import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import * as z from 'zod/mini';

/** A form as it is filled in so far. */
const Draft = z.record(z.string(), z.optional(z.string()));
type Draft = z.infer<typeof Draft>;

const Entry = z.looseObject({ usr: z.optional(z.nullable(z.looseObject({ draft: z.optional(Draft) }))) });

/** What a form starts from: what was filled in when this step of the history was left, or reloaded. */
export function useDraft(): Draft {
  const [draft] = useState(() => entry().usr?.draft ?? {});
  return draft;
}

/**
 * Keeps what is filled in with this step of the history, so that coming back to it finds it. Written past the router,
 * as its state: by the router each key would be a step that starts the page at its top.
 */
export function useKeepDraft(draft: Draft): void {
  const { key } = useLocation();
  const text = JSON.stringify(draft);
  // A new step over the same form has to have it as well.
  useEffect(() => {
    const now = entry();
    window.history.replaceState({ ...now, usr: { ...now.usr, draft: JSON.parse(text) } }, '');
  }, [text, key]);
}

const entry = (): z.infer<typeof Entry> => Entry.safeParse(window.history.state).data ?? {};
