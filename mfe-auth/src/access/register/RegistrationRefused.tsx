import { useErrorText } from '@site/i18n';
import { HelpList } from '@site/ui/HelpList';
import { ContactSupport } from '../../cashier/parts/ContactSupport';
import { addMemberTexts } from '../../memberTexts/addMemberTexts';
import styles from './RegistrationRefused.module.css';

// Of the way to customer service.
addMemberTexts();

/** No account is opened here, for a reason that is not told: who can be asked, and who helps (PL-023). */
export default function RegistrationRefused({ error }: { error: unknown }) {
  const errorText = useErrorText();
  return (
    <div className={styles.refused}>
      <p role="alert" className={styles.words}>
        {errorText(error)}
      </p>
      <ContactSupport />
      <HelpList />
    </div>
  );
}
