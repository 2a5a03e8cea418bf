import type { Contact } from '@site/contracts/areas/care';
import { useErrorText } from '@site/i18n';
import { Card } from '@site/ui/Card';
import { Checkbox } from '@site/ui/Checkbox';
import { RemoteFailedCard } from '@site/ui/RemoteFailedCard';
import { LoadingRegion, Skeleton } from '@site/ui/Skeleton';
import { RowGroup } from '../../account/rows/RowGroup';
import { useTexts } from '../../useTexts';
import styles from './ContactSwitches.module.css';
import { MailPart } from './mail/MailPart';
import { PushPart } from './push/PushPart';
import { useContact } from './useContact';

const WAYS: readonly (keyof Contact)[] = ['inbox', 'mail', 'sms', 'push'];

/** By which ways the member wants offers: all off until switched on, each by one press (PL-040). */
export function ContactSwitches() {
  const { t } = useTexts();
  const errorText = useErrorText();
  const { contact, error, isFetching, retry, change } = useContact();
  if (!contact) {
    return error ? (
      <RemoteFailedCard
        title={t('contact.failed')}
        body={errorText(error)}
        reloading={isFetching}
        onReload={retry}
      />
    ) : (
      <LoadingRegion>
        <Skeleton shape="card" height="208px" />
      </LoadingRegion>
    );
  }
  return (
    <RowGroup title={t('contact.title')}>
      <Card as="ul" padded={false}>
        {WAYS.map((way) => (
          <li key={way} className={styles.row}>
            <Checkbox
              className={styles.way}
              checked={contact[way]}
              onChange={({ target }) => change(way, target.checked)}
            >
              {/* @texts contact.way.* */}
              {t(`contact.way.${way}`)}
            </Checkbox>
            {way === 'mail' && contact.mail && <MailPart />}
            {way === 'push' && contact.push && <PushPart />}
          </li>
        ))}
      </Card>
      <p className={styles.fine}>{t('contact.note')}</p>
    </RowGroup>
  );
}
