import type { TypedFailure } from '@site/contracts/http/envelope';
import type { Language } from '../language';
import { messages } from './messages';
import type { Refusal } from './refusal';

/** A success as the wire has it (docs/calls.md, "Envelope"). */
export const successEnvelope = (value: unknown) => ({ success: true as const, value });

/** A failure as the wire has it, with its text in the caller's language. */
export function failureEnvelope({ code, details }: Refusal, language: Language): TypedFailure {
  return {
    success: false,
    error: {
      code,
      message: messages[code][language],
      ...(details.fields && { fields: details.fields }),
    },
    ...(details.value && { value: details.value }),
  };
}
