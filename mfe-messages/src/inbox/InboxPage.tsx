import { useAccountType } from '@site/api';
import { isTrialAccount } from '@site/contracts/values/accountTypes';
import { useErrorText } from '@site/i18n';
import { useSearchParams } from '@site/router';
import { EmptyState } from '@site/ui/EmptyState';
import { useTexts } from '../useTexts';
import { LetterScreen } from './letter/LetterScreen';
import { ListScreen } from './list/ListScreen';
import { useInbox } from './useInbox';

/** What the platform and the merchant write to a member: the list, or the one mail that the address names (ME-024). */
export default function InboxPage() {
  const { t } = useTexts();
  const errorText = useErrorText();
  const type = useAccountType();
  const inbox = useInbox();
  const [search] = useSearchParams();
  if (type !== undefined && isTrialAccount(type)) {
    return (
      <EmptyState picture="mail" title={t('inbox.trial')} body={errorText({ code: 'trial.rejected' })} />
    );
  }
  const mail = search.get('mail');
  return mail ? <LetterScreen key={mail} id={mail} inbox={inbox} /> : <ListScreen inbox={inbox} />;
}
