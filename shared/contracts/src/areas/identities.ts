import * as z from 'zod/mini';
import { MOBILE_NUMBER_MAX_LENGTH } from './validators';

/*
 * Who somebody says they are besides by user name: a mobile number, or an identity of Firebase.
 */

/** As it is typed, without the dialling code. */
export const MobileNumber = z.string().check(z.minLength(1), z.maxLength(MOBILE_NUMBER_MAX_LENGTH));

export const FirebaseChannel = z.enum(['sms', 'facebook', 'line', 'google']);
export const SocialChannel = z.enum(['facebook', 'line', 'google']);
export type SocialChannel = z.infer<typeof SocialChannel>;

/** A JWT that Firebase Auth has signed. */
export const FirebaseIdToken = z.string().check(z.minLength(1), z.maxLength(4_096));
