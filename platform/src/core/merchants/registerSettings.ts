import {
  type FieldSetting,
  REGISTER_FIELDS,
  type RegisterSettings,
} from '@site/contracts/areas/registration';

type Choice = 'off' | 'optional' | 'required';
type Field = (typeof REGISTER_FIELDS)[number] | 'birthDate';

const SETTINGS: Record<Choice, FieldSetting> = {
  off: { enabled: false, required: false },
  optional: { enabled: true, required: false },
  required: { enabled: true, required: true },
};

/** Name, password and its confirmation; everything else by choice. */
export function registerSettingsWith({
  captcha = false,
  ...choices
}: Partial<Record<Field, Choice>> & { captcha?: boolean }): RegisterSettings {
  const of = (field: Field, otherwise: Choice = 'off') => ({ ...SETTINGS[choices[field] ?? otherwise] });
  return {
    username: of('username', 'required'),
    password: of('password', 'required'),
    confirmPassword: of('confirmPassword', 'required'),
    paymentPassword: of('paymentPassword'),
    mobileNum: of('mobileNum'),
    verificationCode: of('verificationCode'),
    idNumber: of('idNumber'),
    qqNum: of('qqNum'),
    facebook: of('facebook'),
    wechat: of('wechat'),
    line: of('line'),
    whatsapp: of('whatsapp'),
    zalo: of('zalo'),
    email: of('email'),
    nickname: of('nickname'),
    payeeName: of('payeeName'),
    recommenderId: of('recommenderId'),
    affiliateCode: of('affiliateCode'),
    captcha: { enabled: captcha },
    ...(choices.birthDate && { birthDate: of('birthDate') }),
  };
}

/** Every field there is; those listed are required, besides name and password. */
export function everyField({
  required,
  captcha,
}: {
  required: readonly Field[];
  captcha: boolean;
}): RegisterSettings {
  const names: readonly Field[] = ['username', 'password', 'confirmPassword', ...required];
  const choice = (field: Field): Choice => (names.includes(field) ? 'required' : 'optional');
  const fields: readonly Field[] = [...REGISTER_FIELDS, 'birthDate'];
  return registerSettingsWith({
    ...Object.fromEntries(fields.map((field) => [field, choice(field)])),
    captcha,
  });
}
