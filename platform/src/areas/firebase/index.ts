import { lt } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Area } from '../../core/http/area';
import { identityTokenReader, type ReadIdentityToken } from './identityTokens';
import { usedIdentityTokens } from './tables';

declare module 'fastify' {
  interface FastifyInstance {
    /** Checks what Firebase says of somebody. */
    readIdentityToken: ReadIdentityToken;
  }
}

/** Firebase has no calls of its own: the calls of others ask it who somebody is. */
export const firebase: Area = {
  register(app: FastifyInstance) {
    const { clock, config } = app.platform;
    const { firebaseEmulator, identityKeysUrl } = config;
    app.decorate(
      'readIdentityToken',
      identityTokenReader({
        clock,
        emulated: firebaseEmulator !== undefined,
        ...(identityKeysUrl !== undefined && { keysUrl: identityKeysUrl }),
      }),
    );
  },
  sweep: async (db, now) => {
    await db.delete(usedIdentityTokens).where(lt(usedIdentityTokens.expiresAt, new Date(now)));
  },
};
