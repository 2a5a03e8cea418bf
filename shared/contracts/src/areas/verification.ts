import * as z from 'zod/mini';
import { endpoint, type ModuleId } from '../http/endpoint';
import { DialingCode, ExpirationTime, Nothing } from '../values/values';
import { MobileNumber } from './identities';

const Hex = z.string().check(z.regex(/^[0-9a-f]+$/));

/**
 * A proof-of-work challenge as altcha writes it (version 2). The signature covers every parameter: send the
 * challenge back as it came.
 */
export const BotCheckChallenge = z.object({
  parameters: z.object({
    algorithm: z.string(),
    cost: z.int(),
    data: z.object({ expirationTime: ExpirationTime }),
    keyLength: z.int(),
    keyPrefix: Hex,
    keySignature: Hex,
    nonce: Hex,
    salt: Hex,
  }),
  signature: Hex,
});
export type BotCheckChallenge = z.infer<typeof BotCheckChallenge>;

/** What a solution says; sent as its JSON in base64. */
export const BotCheckSolution = z.object({
  challenge: BotCheckChallenge,
  solution: z.object({ counter: z.int(), derivedKey: Hex, time: z.optional(z.number()) }),
});
export type BotCheckSolution = z.infer<typeof BotCheckSolution>;

/** `BotCheckSolution` in base64: good once. */
export const Altcha = z.string().check(z.minLength(1), z.maxLength(4_096));

export const botCheckChallenge = endpoint({
  method: 'GET',
  path: '/wps/verification/challenge',
  module: 'COMM3',
  who: 'public',
  request: Nothing,
  value: BotCheckChallenge,
  whileClosed: true,
});

/** What a code without login is for, by the module that asks: registration, login, a new password. */
export const SMS_CODE_MODULES = [
  'REGMOBVERF3',
  'MOBILESMSLOGIN3',
  'CHNGPASSVERIF3',
] as const satisfies readonly ModuleId[];
export type SmsCodeModule = (typeof SMS_CODE_MODULES)[number];

/** `expirationTime`: when the next code may be sent. */
export const smsCode = endpoint({
  method: 'POST',
  path: '/wps/verification/sms/noLogin',
  module: 'REGMOBVERF3',
  modules: SMS_CODE_MODULES,
  who: 'public',
  request: z.object({ mobileNum: MobileNumber, countryDialingCode: DialingCode, altcha: Altcha }),
  value: z.object({ expirationTime: ExpirationTime }),
  whileClosed: true,
});

/** The call for a code of one kind. */
export const smsCodeFor = (module: SmsCodeModule): typeof smsCode => ({ ...smsCode, module });
