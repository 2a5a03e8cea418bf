import { PATHS } from '@site/contracts/values/paths';
import { Link } from '@site/router';
import { useState } from 'react';
import { useTexts } from '../../useTexts';
import { AccessFrame } from '../frame/AccessFrame';
import { AccessHeading } from '../frame/AccessHeading';
import { MethodLinks } from '../frame/MethodLinks';
import { ForgotWays } from './ForgotWays';
import { TicketForm } from './TicketForm';
import { useTicket } from './useTicket';

/**
 * A new password for those who have forgotten theirs. Open to members too: who is still logged in cannot change
 * a password without the old one.
 */
export default function ForgotPasswordPage() {
  const { t } = useTexts();
  const { ticket, forgetTicket } = useTicket();
  const [linkSpent, setLinkSpent] = useState(false);
  const leaveTicket = () => {
    setLinkSpent(true);
    forgetTicket();
  };
  const title = ticket === undefined ? t('forgot.title') : t('forgot.titleByTicket');
  return (
    <AccessFrame welcome={t('hero.forgot')} top={<AccessHeading>{title}</AccessHeading>}>
      {ticket === undefined ? (
        <ForgotWays first={linkSpent ? 'email' : undefined} />
      ) : (
        <TicketForm key={ticket} ticket={ticket} onSpent={leaveTicket} />
      )}
      <MethodLinks
        text={t('forgot.login')}
        links={{ login: { render: <Link to={PATHS.login} replace /> } }}
      />
    </AccessFrame>
  );
}
