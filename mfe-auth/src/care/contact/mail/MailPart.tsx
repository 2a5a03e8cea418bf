import { mailNotices, setMailNotices } from '@site/contracts/areas/mailNotices';
import { addressOf, PATHS } from '@site/contracts/values/paths';
import { Link, useLocation, useRouteExists } from '@site/router';
import { Button } from '@site/ui/Button';
import { useTexts } from '../../../useTexts';
import { Topics } from '../topics/Topics';
import styles from '../topics/Topics.module.css';
import { TopicsPart } from '../topics/TopicsPart';
import { useTopics } from '../topics/useTopics';

/** What e-mails tell of: nothing where the platform sends none. */
export function MailPart() {
  const { t } = useTexts();
  const { change, ...loading } = useTopics(mailNotices, setMailNotices);
  return (
    <TopicsPart {...loading}>
      {({ available, address, topics }) =>
        available && (
          <Topics
            title={t('contact.mail.title')}
            chosen={topics}
            onChange={(topic, on) => void change(topic, on)}
          >
            <p className={styles.fine}>
              {address === undefined ? t('contact.mail.unproved') : t('contact.mail.to', { address })}
            </p>
            {address === undefined && <ProveAddress />}
          </Topics>
        )
      }
    </TopicsPart>
  );
}

/** Leads to where an address is given and proved, and back. */
function ProveAddress() {
  const { t } = useTexts();
  const { pathname } = useLocation();
  const to = addressOf(PATHS.securityCentre, { part: 'email', return: pathname });
  if (!useRouteExists(to)) return null;
  return (
    <Button variant="quiet" size="small" render={<Link to={to} />}>
      {t('contact.mail.prove')}
    </Button>
  );
}
