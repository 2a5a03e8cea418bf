import type { SecurityOverview } from '@site/contracts/areas/security';
import { PATHS } from '@site/contracts/values/paths';
import { useExistingRoutes } from '@site/router';
import { Fingerprint, LockKeyhole, Mail, MonitorSmartphone, Smartphone } from 'lucide-react';
import { useTexts } from '../../../useTexts';
import { usePartAddress } from '../parts';
import { CheckRow } from './CheckRow';

/** What lets somebody in: password, passkeys, e-mail, phone; and where the account is logged in. */
export function LoginRows({ overview }: { overview: SecurityOverview }) {
  const { t } = useTexts();
  const exists = useExistingRoutes();
  const { passkeys } = overview;
  return (
    <>
      {exists(PATHS.changePassword) && (
        <CheckRow
          icon={LockKeyhole}
          name={t('security.password')}
          state={t('security.set')}
          to={PATHS.changePassword}
          action={t('security.action.change')}
        />
      )}
      {exists(PATHS.passkeys) && (
        <CheckRow
          icon={Fingerprint}
          name={t('security.passkeys')}
          state={passkeys > 0 ? t('security.passkeyCount', { count: passkeys }) : t('security.notSet')}
          missing={passkeys === 0}
          to={PATHS.passkeys}
          action={passkeys > 0 ? t('security.action.manage') : t('security.action.setUp')}
        />
      )}
      <EmailRow overview={overview} />
      <PhoneRow overview={overview} />
      {exists(PATHS.sessions) && (
        <CheckRow
          icon={MonitorSmartphone}
          name={t('settings.sessions')}
          state={t('security.devices')}
          to={PATHS.sessions}
          action={t('security.action.manage')}
        />
      )}
    </>
  );
}

function EmailRow({ overview: { email, emailVerified } }: { overview: SecurityOverview }) {
  const { t } = useTexts();
  const partAddress = usePartAddress();
  const toConfirm = email !== undefined && !emailVerified;
  const state = toConfirm ? t('security.email.unconfirmed', { email }) : (email ?? t('security.notSet'));
  const change = email ? t('security.action.change') : t('security.action.setUp');
  return (
    <CheckRow
      icon={Mail}
      name={t('security.email.name')}
      state={state}
      missing={!emailVerified}
      to={partAddress('email')}
      action={toConfirm ? t('security.action.confirm') : change}
    />
  );
}

/** A number comes with the account and is confirmed here; another one is the business of customer service. */
function PhoneRow({ overview: { mobileNum, mobileVerified } }: { overview: SecurityOverview }) {
  const { t } = useTexts();
  const partAddress = usePartAddress();
  const toConfirm = mobileNum !== undefined && !mobileVerified;
  const state = toConfirm
    ? t('security.phone.unconfirmed', { number: mobileNum })
    : (mobileNum ?? t('security.phone.none'));
  return (
    <CheckRow
      icon={Smartphone}
      name={t('security.phone.name')}
      state={state}
      missing={!mobileVerified}
      {...(toConfirm && { to: partAddress('phone'), action: t('security.action.confirm') })}
    />
  );
}
