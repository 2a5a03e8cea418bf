import * as z from 'zod/mini';

/**
 * Whether an account may play (docs/calls.md, "Responsible play"). `RETURN_DUE`: an exclusion is over, and the member
 * has not asked to play again. `RETURN_WAIT`: asked, and waiting. `CLOSED`: by the operator.
 */
export const PlayStateName = z.enum(['OPEN', 'TIMEOUT', 'EXCLUDED', 'RETURN_DUE', 'RETURN_WAIT', 'CLOSED']);
export type PlayStateName = z.infer<typeof PlayStateName>;
