import { useAccountType } from '@site/api';
import { isTrialAccount } from '@site/contracts/values/accountTypes';
import { useErrorText } from '@site/i18n';
import { Link, loginRedirect } from '@site/router';
import { Tag } from '@site/ui/Tag';
import { toast } from '@site/ui/Toast';
import type { ComponentProps } from 'react';
import { useTexts } from '../../useTexts';
import { CentreRow } from './CentreRow';

type MembersRowProps = Omit<ComponentProps<typeof CentreRow>, 'render' | 'onClick' | 'end'> & {
  /** Where it leads members. */
  to: string;
};

/**
 * A line for members: guests are led there over the login page (ME-006), and a trial user is told that it needs a real
 * account (ME-007).
 */
export function MembersRow({ to, ...row }: MembersRowProps) {
  const { t } = useTexts();
  const errorText = useErrorText();
  const type = useAccountType();
  const { icon, title } = row;
  if (type === undefined) {
    const logIn = <Tag>{t('centre.logIn')}</Tag>;
    return <CentreRow {...row} end={logIn} render={<Link to={loginRedirect(to)} />} />;
  }
  if (isTrialAccount(type)) {
    const refuse = () => toast.info(errorText({ code: 'trial.rejected' }));
    return <CentreRow icon={icon} title={title} about={t('centre.needsReal')} onClick={refuse} />;
  }
  return <CentreRow {...row} render={<Link to={to} />} />;
}
