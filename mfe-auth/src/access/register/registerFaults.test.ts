import { type FormRules, registerFaults } from './registerFaults';
import { emptyValues, type RegisterValues } from './registerValues';
import { askingFor, OPTIONAL, REQUIRED, rules } from './testing/fakeRegistration';

const form: FormRules = {
  way: 'username',
  settings: askingFor(),
  rules,
  latestBirthDate: '2008-11-20',
  takenUsername: undefined,
};
const filled = { username: 'newbie01', password: 'Passw0rd1', confirmPassword: 'Passw0rd1' };

function faults(values: Partial<RegisterValues>, using: Partial<FormRules> = {}) {
  return Object.fromEntries(
    registerFaults({ ...emptyValues(true), ...filled, ...values }, { ...form, ...using }),
  );
}

it('checks each field by the merchant’s rule of its key @AU-049', () => {
  expect(faults({})).toEqual({});
  const settings = askingFor({ nickname: REQUIRED, qqNum: OPTIONAL, paymentPassword: OPTIONAL });
  expect(
    faults({ username: 'a b', nickname: 'x', qqNum: '12', paymentPassword: 'abc' }, { settings }),
  ).toEqual({
    username: ['account.format'],
    nickname: ['name.format'],
    qqNum: ['field.format'],
    paymentPassword: ['field.format'],
  });
});

it('lets an optional field be empty, and no required one @AU-049', () => {
  expect(faults({}, { settings: askingFor({ nickname: OPTIONAL }) })).toEqual({});
  expect(faults({ nickname: '  ' }, { settings: askingFor({ nickname: REQUIRED }) })).toEqual({
    nickname: ['field.required'],
  });
});

it('has a message for an empty confirmation and another for a different one @AU-051', () => {
  expect(faults({ confirmPassword: '' })).toEqual({ confirmPassword: ['password.format'] });
  expect(faults({ confirmPassword: 'Passw0rd2' })).toEqual({
    confirmPassword: ['password.confirm.mismatch'],
  });
});

it('takes an e-mail address of 254 characters and no longer one @AU-054', () => {
  const settings = askingFor({ email: REQUIRED });
  const address = (length: number) => `${'a'.repeat(length - '@example.com'.length)}@example.com`;
  expect(faults({ email: address(254) }, { settings })).toEqual({});
  expect(faults({ email: address(255) }, { settings })).toEqual({ email: ['email.format'] });
});

it('asks for a code only with a number to send it to', () => {
  const settings = askingFor({ mobileNum: OPTIONAL, verificationCode: REQUIRED });
  expect(faults({}, { settings })).toEqual({});
  expect(faults({ mobileNum: '0812345678' }, { settings })).toEqual({ verificationCode: ['field.required'] });
});

it('refuses a taken name, and the birthday of somebody too young', () => {
  const settings = askingFor({ birthDate: REQUIRED });
  expect(faults({ birthDate: '2008-11-21' }, { settings, takenUsername: 'newbie01' })).toEqual({
    username: ['username.exists'],
    birthDate: ['age.too.young'],
  });
  expect(faults({ birthDate: '2008-11-20' }, { settings })).toEqual({});
  expect(faults({ birthDate: '2001-02-30' }, { settings })).toEqual({ birthDate: ['field.format'] });
});

it('leaves everything to the platform when the rules did not load', () => {
  expect(faults({ username: 'x' }, { rules: undefined })).toEqual({});
});
