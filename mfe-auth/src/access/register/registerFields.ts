import {
  REGISTER_FIELDS,
  type RegisterField,
  type RegisterSettings,
} from '@site/contracts/areas/registration';
import type { FieldRule } from '@site/contracts/areas/system';
import {
  CalendarDays,
  IdCard,
  KeyRound,
  LockKeyhole,
  type LucideIcon,
  Mail,
  MessageCircle,
  MessageSquareText,
  Phone,
  Ticket,
  UserRound,
  UsersRound,
} from 'lucide-react';
import type { HTMLInputAutoCompleteAttribute, HTMLInputTypeAttribute } from 'react';

/** The eighteen of the specification, and the date of birth for the merchant's minimum age. */
export type FormField = RegisterField | 'birthDate';

export type RegisterWay = 'username' | 'mobileNum';

/** How one field is typed in. Left out: plain text that the browser fills in with nothing. */
export interface FieldDefinition {
  readonly icon: LucideIcon;
  readonly type?: HTMLInputTypeAttribute;
  readonly inputMode?: 'tel' | 'email' | 'numeric';
  readonly autoComplete?: HTMLInputAutoCompleteAttribute;
  /** What it is checked by; `rule`: the merchant's alone. */
  readonly check: 'rule' | 'username' | 'confirmation' | 'mobile' | 'code' | 'email' | 'birthDate';
  /** Whether the lengths that the merchant's rule takes are said before anything is typed. */
  readonly saysLength?: boolean;
}

const messenger = { icon: MessageCircle, check: 'rule' } as const;
const messengerByNumber = { ...messenger, type: 'tel', inputMode: 'tel' } as const;

export const FIELD_DEFINITIONS: Readonly<Record<FormField, FieldDefinition>> = {
  username: { icon: UserRound, autoComplete: 'username', check: 'username', saysLength: true },
  password: {
    icon: LockKeyhole,
    type: 'password',
    autoComplete: 'new-password',
    check: 'rule',
    saysLength: true,
  },
  confirmPassword: {
    icon: LockKeyhole,
    type: 'password',
    autoComplete: 'new-password',
    check: 'confirmation',
  },
  // A password manager would offer to keep it as the login's.
  paymentPassword: { icon: KeyRound, type: 'password', check: 'rule', saysLength: true },
  mobileNum: {
    icon: Phone,
    type: 'tel',
    inputMode: 'tel',
    autoComplete: 'tel-national',
    check: 'mobile',
  },
  verificationCode: {
    icon: MessageSquareText,
    inputMode: 'numeric',
    autoComplete: 'one-time-code',
    check: 'code',
  },
  idNumber: { icon: IdCard, check: 'rule' },
  qqNum: messenger,
  facebook: messenger,
  wechat: messenger,
  line: messenger,
  whatsapp: messengerByNumber,
  zalo: messengerByNumber,
  email: { icon: Mail, type: 'email', inputMode: 'email', autoComplete: 'email', check: 'email' },
  nickname: { icon: UserRound, autoComplete: 'nickname', check: 'rule' },
  payeeName: { icon: UserRound, autoComplete: 'name', check: 'rule' },
  recommenderId: { icon: UsersRound, check: 'rule' },
  affiliateCode: { icon: Ticket, check: 'rule' },
  birthDate: { icon: CalendarDays, type: 'date', autoComplete: 'bday', check: 'birthDate' },
};

const BY_USERNAME: readonly FormField[] = [...REGISTER_FIELDS, 'birthDate'];
/** Who registers with a number begins with it. */
const NUMBER_FIRST: readonly FormField[] = ['mobileNum', 'verificationCode'];
const BY_MOBILE = [...NUMBER_FIRST, ...BY_USERNAME.filter((field) => !NUMBER_FIRST.includes(field))];

/** Fields that the merchant has switched on, in the order in which they stand (AU-041). */
export function enabledFields(way: RegisterWay, settings: RegisterSettings): readonly FormField[] {
  const order = way === 'username' ? BY_USERNAME : BY_MOBILE;
  return order.filter((field) => settings[field]?.enabled);
}

/** Digits and counts of them, and nothing that could be a letter. */
const DIGITS_ALONE = /^\^(?:\d|\[0-9\]|\\d|\{\d+(?:,\d*)?\})+\$$/;

/** The keyboard of a phone: the field's own, else digits where the merchant's rule takes nothing else. */
export function keyboardOf(definition: FieldDefinition, rule: FieldRule | undefined) {
  if (definition.inputMode) return definition.inputMode;
  return rule && DIGITS_ALONE.test(rule.pattern) ? 'numeric' : undefined;
}
