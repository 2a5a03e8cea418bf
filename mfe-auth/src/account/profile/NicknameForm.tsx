import { type ApiError, useApiMutation, useSettings } from '@site/api';
import { setNickname } from '@site/contracts/areas/profile';
import { fieldFault } from '@site/contracts/areas/validators';
import { fieldErrorText, useErrorText } from '@site/i18n';
import { Button } from '@site/ui/Button';
import { Field } from '@site/ui/Field';
import { Icon } from '@site/ui/Icon';
import { IconButton } from '@site/ui/IconButton';
import { toast, toastDuration } from '@site/ui/Toast';
import { UserRound, X } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import { useLengthHint } from '../../form/useLengthHint';
import { useTexts } from '../../useTexts';
import styles from './NicknameForm.module.css';
import { refreshProfile } from './queries';

/** What others call the member, by the merchant's rule for it. */
export function NicknameForm({ nickname }: { nickname: string }) {
  const { t } = useTexts();
  const errorText = useErrorText();
  const lengthHint = useLengthHint();
  const who = t('profile.nicknameHint');
  const rule = useSettings().data?.rules.nickname;
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(nickname);
  const [fault, setFault] = useState<string>();
  const complain = (words: string) => {
    setFault(words);
    input.current?.focus();
  };
  const save = useApiMutation(setNickname, {
    silent: true,
    onSuccess: () => {
      refreshProfile();
      toast.success(t('profile.saved'), { duration: toastDuration.saved });
    },
    onError: (error: ApiError) => {
      const codes = error.fields.nickname;
      if (codes) complain(fieldErrorText(t, codes, rule));
      else toast.error(errorText(error), { duration: toastDuration.long });
    },
  });
  const change = (next: string) => {
    setText(next);
    setFault(undefined);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const name = text.trim();
    const code = fieldFault(rule, name, { required: true });
    if (code) complain(fieldErrorText(t, [code], rule));
    else save.mutate({ nickname: name });
  };
  const clear = (
    <IconButton
      icon={X}
      iconSize={20}
      label={t('profile.clearNickname')}
      onClick={() => {
        change('');
        input.current?.focus();
      }}
    />
  );
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <Field
        ref={input}
        label={t('fields.nickname')}
        icon={<Icon of={UserRound} size={20} />}
        value={text}
        autoComplete="nickname"
        error={fault}
        hint={rule ? t('profile.nicknameRule', { length: lengthHint(rule), who }) : who}
        action={text === '' ? undefined : clear}
        onChange={({ target }) => change(target.value)}
      />
      <Button type="submit" block loading={save.isPending}>
        {t('profile.save')}
      </Button>
    </form>
  );
}
