import type { RegisterSettings } from '@site/contracts/areas/registration';
import { registerFieldsBy } from '@site/contracts/areas/registration';
import type { Settings } from '@site/contracts/areas/system';
import { useState } from 'react';
import { useTexts } from '../../useTexts';
import { MethodTabs } from '../frame/MethodTabs';
import { RegisterForm } from './RegisterForm';
import type { RegisterWay } from './registerFields';

interface RegisterWaysProps {
  /** Which ways the merchant has; one at least. */
  ways: Readonly<Record<RegisterWay, boolean>>;
  fields: RegisterSettings;
  /** Whether a password is asked for with a number. */
  withPassword: boolean;
  merchant: Settings | undefined;
}

/** By user name or by mobile number, with tabs where there is a choice (AU-039, AU-040). */
export function RegisterWays({ ways, fields, withPassword, merchant }: RegisterWaysProps) {
  const { t } = useTexts();
  const [chosen, choose] = useState<RegisterWay>('username');
  const both = ways.username && ways.mobileNum;
  const first: RegisterWay = ways.mobileNum && !ways.username ? 'mobileNum' : 'username';
  const way = both ? chosen : first;
  const form = (
    <RegisterForm way={way} settings={registerFieldsBy(way, fields, { withPassword })} merchant={merchant} />
  );
  if (!both) return form;
  return (
    <MethodTabs
      id="register"
      label={t('register.ways')}
      method={way}
      onChange={choose}
      methods={[
        { value: 'username', label: t('register.byUsername') },
        { value: 'mobileNum', label: t('register.byMobile') },
      ]}
    >
      {form}
    </MethodTabs>
  );
}
