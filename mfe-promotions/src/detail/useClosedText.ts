import { useTexts } from '../useTexts';

/** Why nobody can join a promotion or claim from it any more, in words; a reason that the site does not know is its end. */
export function useClosedText(reason: string | undefined): string | undefined {
  const { t } = useTexts();
  switch (reason) {
    case undefined:
      return undefined;
    case 'WITHDRAWN':
      return t('detail.closed.withdrawn');
    case 'USED_UP':
      return t('detail.closed.usedUp');
    default:
      return t('detail.closed.ended');
  }
}
