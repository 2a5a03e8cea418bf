import { useFlag } from '@site/api';
import { PATHS } from '@site/contracts/values/paths';
import { useExistingRoutes } from '@site/router';
import { useSupport } from '@site/ui/useSupport';

// @texts help.contact.* — the way that there is says which

export interface Contact {
  readonly name: 'chat' | 'support' | 'feedback';
  /** The page that it is, or what a press does. */
  readonly to?: string;
  readonly open?: () => void;
}

/** How to ask somebody: by live chat; where the merchant has none by its customer service, otherwise by feedback. */
export function useContact(): Contact | undefined {
  const exists = useExistingRoutes();
  const hasChat = useFlag('liveChat');
  const hasFeedback = useFlag('feedback');
  const openSupport = useSupport();
  if (hasChat && exists(PATHS.chat)) return { name: 'chat', to: PATHS.chat };
  if (openSupport) return { name: 'support', open: openSupport };
  if (hasFeedback && exists(PATHS.feedback)) return { name: 'feedback', to: PATHS.feedback };
  return undefined;
}
