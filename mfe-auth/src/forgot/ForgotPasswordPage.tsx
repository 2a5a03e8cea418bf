import { LOGIN_PATH } from '@site/contracts/routes';
import { Trans } from '@site/i18n';
import { Link } from '@site/router';
import { Button } from '@site/ui/Button';
import { useState } from 'react';
import { AccessFrame } from '../frame/AccessFrame';
import { AccessHeading } from '../frame/AccessHeading';
import { useTexts } from '../useTexts';
import styles from './ForgotPasswordPage.module.css';
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
      <p className={styles.login}>
        <Trans
          text={t('forgot.login')}
          parts={{
            login: (words) => (
              <Button variant="text" className={styles.link} render={<Link to={LOGIN_PATH} replace />}>
                {words}
              </Button>
            ),
          }}
        />
      </p>
    </AccessFrame>
  );
}
