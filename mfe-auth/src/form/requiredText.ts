import * as z from 'zod/mini';
import { checkOf } from './checkOf';

/** A field that only has to be filled: what is in it is the platform's to check. */
export const requiredText = z
  .string()
  .check(checkOf((typed) => (typed === '' ? 'field.required' : undefined)));
