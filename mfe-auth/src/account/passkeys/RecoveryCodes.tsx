import { useSession } from '@site/session';
import { Button } from '@site/ui/Button';
import { Card } from '@site/ui/Card';
import { Icon } from '@site/ui/Icon';
import { downloadFile } from '@site/ui/saveFile';
import { toast, toastDuration } from '@site/ui/Toast';
import { Copy, Download } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTexts } from '../../useTexts';
import securityStyles from '../security/SecurityPage.module.css';
import styles from './RecoveryCodes.module.css';

interface RecoveryCodesProps {
  codes: readonly string[];
  onDone: () => void;
}

/** The recovery codes, this once, with ways to keep them. */
export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  const { t } = useTexts();
  const userName = useSession((session) => session?.userName);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(codes.join('\n'));
      toast.success(t('codes.copied'));
    } catch {
      toast.error(t('codes.copyFailed'), { duration: toastDuration.long });
    }
  };
  const save = () => {
    const lines = [`${t('codes.label')}: ${window.location.host}, ${userName ?? ''}`, '', ...codes, ''];
    downloadFile(
      new File([lines.join('\n')], `${t('codes.fileName')}.txt`, { type: 'text/plain;charset=utf-8' }),
    );
  };

  return (
    <section className={securityStyles.page} aria-labelledby="recovery-codes">
      <h2 id="recovery-codes" ref={heading} tabIndex={-1} className={styles.title}>
        {t('codes.title')}
      </h2>
      <p className={securityStyles.intro}>{t('codes.body')}</p>
      <Card>
        <ol className={styles.codes} aria-label={t('codes.label')}>
          {codes.map((code) => (
            <li key={code}>
              <code>{code}</code>
            </li>
          ))}
        </ol>
        <div className={styles.keep}>
          <Button variant="quiet" icon={<Icon of={Copy} size={20} />} onClick={() => void copy()}>
            {t('codes.copy')}
          </Button>
          <Button variant="quiet" icon={<Icon of={Download} size={20} />} onClick={save}>
            {t('codes.file')}
          </Button>
        </div>
      </Card>
      <Button block onClick={onDone}>
        {t('codes.done')}
      </Button>
    </section>
  );
}
