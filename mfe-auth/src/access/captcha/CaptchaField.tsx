import { useErrorText } from '@site/i18n';
import { Field } from '@site/ui/Field';
import { Icon } from '@site/ui/Icon';
import { RefreshCw, ShieldCheck } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { useTexts } from '../../useTexts';
import styles from './CaptchaField.module.css';
import type { Captcha } from './useCaptcha';

interface CaptchaFieldProps
  extends Pick<
    ComponentProps<typeof Field>,
    'ref' | 'name' | 'onChange' | 'onBlur' | 'inputMode' | 'maxLength'
  > {
  captcha: Captcha;
  error: string | undefined;
}

/** A code to read from a picture; a tap on the picture loads another (AU-007). */
export function CaptchaField({ captcha, error, ...input }: CaptchaFieldProps) {
  const { t } = useTexts();
  const errorText = useErrorText();
  const [broken, setBroken] = useState<string>();
  const image = captcha.data?.image;
  const noPicture = captcha.isError || (image !== undefined && image === broken);
  const missing = noPicture ? errorText({ code: 'captcha.unavailable' }) : undefined;
  return (
    <Field
      {...input}
      label={t('captcha.label')}
      placeholder={t('captcha.hint')}
      icon={<Icon of={ShieldCheck} size={20} />}
      autoComplete="off"
      error={error ?? missing}
      action={
        <button
          type="button"
          className={styles.picture}
          aria-label={t('captcha.reload')}
          aria-busy={captcha.isFetching || undefined}
          onClick={() => void captcha.refetch()}
        >
          {image && !noPicture ? (
            <img
              src={`data:image/png;base64,${image}`}
              alt={t('captcha.image')}
              onError={() => setBroken(image)}
            />
          ) : (
            <Icon of={RefreshCw} size={20} />
          )}
        </button>
      }
    />
  );
}
