import { Trans } from '@site/i18n';
import { Link, useRouteExists } from '@site/router';
import { Checkbox, type CheckboxProps } from '@site/ui/Checkbox';
import { TERMS_PATH } from '../../paths';
import { useTexts } from '../../useTexts';
import styles from './RegisterForm.module.css';

interface TermsBoxProps extends Omit<CheckboxProps, 'children'> {
  /** Years. */
  minAge: number;
}

/** Age and terms. The terms open beside the form, which keeps what was typed (AU-048). */
export function TermsBox({ minAge, ...box }: TermsBoxProps) {
  const { t } = useTexts();
  const canRead = useRouteExists(TERMS_PATH);
  return (
    <Checkbox {...box} className={styles.terms}>
      <Trans
        text={t('register.terms', { age: minAge })}
        parts={
          canRead
            ? {
                terms: (words) => (
                  <Link className={styles.link} to={TERMS_PATH} target="_blank" rel="noopener">
                    {words}
                  </Link>
                ),
              }
            : {}
        }
      />
    </Checkbox>
  );
}
