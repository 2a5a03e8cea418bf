import { useTranslation } from '@site/i18n';
import { LockKeyhole, ShieldCheck, UserRound } from 'lucide-react';
import { Button } from '../../src/Button';
import { Checkbox } from '../../src/Checkbox';
import { Field } from '../../src/Field';
import { Icon } from '../../src/Icon';
import { Marked } from '../../src/Marked';
import { SearchField } from '../../src/SearchField';
import styles from '../Showcase.module.css';
import { Specimen } from '../Specimen';

const nothing = () => undefined;

export function Inputs() {
  const { t } = useTranslation('showcase');
  return (
    <>
      <Fields />
      <Specimen title="SearchField, Marked" room="frame">
        <SearchField
          label={t('browse')}
          clearLabel={t('retry')}
          maxLength={100}
          value={t('slots')}
          delay={0}
          clean={(typed) => typed}
          onSearch={nothing}
        />
        <p className={styles.line}>
          <Marked text={t('emptyTitle')} marks={[{ start: 3, end: 7 }]} />
        </p>
      </Specimen>
    </>
  );
}

function Fields() {
  const { t } = useTranslation('showcase');
  return (
    <Specimen title="Field, Checkbox">
      <Field
        label={t('username')}
        icon={<Icon of={UserRound} size={20} />}
        defaultValue="narin88"
        hint={t('usernameHint')}
        autoComplete="username"
      />
      <Field
        label={t('password')}
        icon={<Icon of={LockKeyhole} size={20} />}
        type="password"
        placeholder={t('passwordPlaceholder')}
        autoComplete="current-password"
      />
      <Field
        label={t('password')}
        icon={<Icon of={LockKeyhole} size={20} />}
        type="password"
        defaultValue="narin8888"
        error={t('passwordError')}
        autoComplete="off"
      />
      <Field
        label={t('code')}
        icon={<Icon of={ShieldCheck} size={20} />}
        defaultValue="4821"
        inputMode="numeric"
        action={
          <Button variant="quiet" size="small" disabled>
            {t('resend')}
          </Button>
        }
      />
      <Field label={t('username')} defaultValue="narin88" disabled />
      <div className={styles.between}>
        <Checkbox defaultChecked>{t('remember')}</Checkbox>
        <Button variant="text" size="small" flush>
          {t('text')}
        </Button>
      </div>
      <Checkbox>{t('terms')}</Checkbox>
      <div className={styles.line}>
        <Checkbox disabled>{t('remember')}</Checkbox>
        <Checkbox disabled defaultChecked>
          {t('remember')}
        </Checkbox>
      </div>
    </Specimen>
  );
}
