import type { SecurityOverview } from '@site/contracts/areas/security';
import { fieldErrorText } from '@site/i18n';
import { Icon, type IconProps } from '@site/ui/Icon';
import { Pick, PickGroup } from '@site/ui/Pick';
import { Clock, Mail, MessageCircleQuestionMark, Smartphone } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { ContactSupport } from '../../../cashier/parts/ContactSupport';
import { Tip } from '../../../cashier/parts/Tip';
import { useTexts } from '../../../useTexts';
import styles from '../sheet/Sheet.module.css';
import type { ResetWay } from './proof';

interface WayFormProps {
  form: string;
  overview: SecurityOverview;
  onChoose: (way: ResetWay) => void;
}

/** By which way somebody shows who it is. What a reset costs is said before it begins. */
export function WayForm({ form, overview, onChoose }: WayFormProps) {
  const { t } = useTexts();
  const ways = waysOf(overview, t);
  const open = ways.filter(({ disabled }) => !disabled);
  // The only way is chosen already.
  const [way, setWay] = useState(open.length === 1 ? open[0]?.value : undefined);
  const [tried, setTried] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (way) onChoose(way);
    else setTried(true);
  };
  return (
    <form id={form} noValidate className={styles.body} onSubmit={submit}>
      <PickGroup
        legend={t('security.reset.lead')}
        shape="row"
        value={way}
        onChange={(chosen) => setWay(open.find(({ value }) => value === chosen)?.value)}
        error={tried && !way ? fieldErrorText(t, ['field.required']) : undefined}
      >
        {ways.map(({ value, icon, note, disabled }) => (
          <Pick
            key={value}
            value={value}
            icon={<Icon of={icon} size={20} />}
            title={t(`security.reset.way.${value}`)}
            note={note}
            disabled={disabled}
          />
        ))}
      </PickGroup>
      <div className={styles.after}>
        <Tip icon={Clock} tone="warning">
          {t('security.reset.rest')}
        </Tip>
      </div>
      {open.length === 0 && (
        <div className={styles.after}>
          <p className={styles.lead}>{t('security.reset.noWay')}</p>
          <ContactSupport />
        </div>
      )}
    </form>
  );
}

interface Way {
  readonly value: ResetWay;
  readonly icon: IconProps['of'];
  /** Where a code goes, or why this way is closed. */
  readonly note: string | undefined;
  readonly disabled: boolean;
}

function waysOf(
  { email, mobileNum, mobileVerified, hasSecurityQuestions }: SecurityOverview,
  t: ReturnType<typeof useTexts>['t'],
): readonly Way[] {
  return [
    { value: 'email', icon: Mail, note: email ?? t('security.notSet'), disabled: !email },
    {
      value: 'sms',
      icon: Smartphone,
      note: mobileVerified ? mobileNum : mobileNum ? t('security.reset.confirmFirst') : t('security.notSet'),
      disabled: !mobileVerified,
    },
    {
      value: 'questions',
      icon: MessageCircleQuestionMark,
      note: hasSecurityQuestions ? undefined : t('security.notSet'),
      disabled: !hasSecurityQuestions,
    },
  ];
}
