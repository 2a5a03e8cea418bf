import * as z from 'zod/mini';
import type { ErrorCode } from './errors';

/** The failure half of every answer (docs/calls.md, "Envelope"). `code` decides, not the status. */
export const Failure = z.object({
  success: z.literal(false),
  error: z.object({
    code: z.string(),
    message: z.string(),
    fields: z.optional(z.record(z.string(), z.array(z.string()))),
  }),
  value: z.optional(z.unknown()),
});
export type Failure = z.infer<typeof Failure>;

/** A failure as the platform builds it: only codes of the catalogue. */
export interface TypedFailure extends Failure {
  error: { code: ErrorCode; message: string; fields?: Record<string, string[]> };
}

export function successOf<Value extends z.ZodMiniType>(value: Value) {
  return z.object({ success: z.literal(true), value });
}
