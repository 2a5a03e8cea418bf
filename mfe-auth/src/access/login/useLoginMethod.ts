import { useFlag } from '@site/api';
import { useState } from 'react';
import { lastRememberedType } from '../remembered/rememberedLogin';
import type { LoginMethod } from './loginFields';

/** Which way to log in shows: the last remembered, until another is chosen (AU-002, AU-020). */
export function useLoginMethod() {
  const canChoose = useFlag('smsLogin');
  const [chosen, choose] = useState<LoginMethod>(() => lastRememberedType() ?? 'username');
  const [smsChosen, setSmsChosen] = useState(chosen === 'sms');
  return {
    canChoose,
    method: canChoose ? chosen : 'username',
    /** Its countdown goes on while the other way shows. */
    keepSms: canChoose && smsChosen,
    choose: (method: LoginMethod) => {
      choose(method);
      if (method === 'sms') setSmsChosen(true);
    },
  };
}
