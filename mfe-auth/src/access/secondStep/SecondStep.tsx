import { Button } from '@site/ui/Button';
import { Icon } from '@site/ui/Icon';
import { Fingerprint } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTexts } from '../../useTexts';
import { canUsePasskeys } from '../passkeys/canUsePasskeys';
import type { DueSecondStep } from '../signIn/dueSecondStep';
import { RecoveryCodeForm } from './RecoveryCodeForm';
import styles from './SecondStep.module.css';
import { useSecondStep } from './useSecondStep';

interface SecondStepProps {
  due: DueSecondStep;
  /** Back to the first step. */
  onLeave: () => void;
}

/** What a login asks for after a right password or code: a passkey, or a recovery code in its place. */
export function SecondStep({ due, onLeave }: SecondStepProps) {
  const { t } = useTexts();
  const canUseOne = due.step.options !== undefined && canUsePasskeys();
  const [byCode, setByCode] = useState(!canUseOne);
  const [refused, setRefused] = useState<readonly string[]>();
  const { takeByPasskey, takeByCode, pending } = useSecondStep(due, {
    onExpired: onLeave,
    onCodeRefused: setRefused,
  });
  const heading = useRef<HTMLHeadingElement>(null);
  // The form with the button that was pressed is gone: what came in its place is read out.
  useEffect(() => heading.current?.focus(), []);

  return (
    <section className={styles.step} aria-labelledby="second-step">
      <span className={styles.mark}>
        <Icon of={Fingerprint} size={32} />
      </span>
      <h2 id="second-step" ref={heading} tabIndex={-1} className={styles.title}>
        {t('secondStep.due')}
      </h2>
      {byCode ? (
        <RecoveryCodeForm
          intro={canUseOne ? t('secondStep.codeBody') : t('secondStep.noPasskeyHere')}
          refused={refused}
          pending={pending}
          onTyped={() => setRefused(undefined)}
          onSubmit={takeByCode}
        />
      ) : (
        <>
          <p className={styles.body}>{t('secondStep.dueBody')}</p>
          <Button block loading={pending} onClick={takeByPasskey}>
            {t('secondStep.usePasskey')}
          </Button>
        </>
      )}
      {canUseOne && (
        <Button variant="line" block onClick={() => setByCode(!byCode)}>
          {byCode ? t('secondStep.backToPasskey') : t('secondStep.useCode')}
        </Button>
      )}
      <Button variant="text" block onClick={onLeave}>
        {t('secondStep.cancel')}
      </Button>
    </section>
  );
}
