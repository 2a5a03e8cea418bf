import type { Endpoint } from '@site/contracts/http/endpoint';
import type { FastifyInstance } from 'fastify';

const FORM_TYPE = 'application/x-www-form-urlencoded';

/** Reads form-encoded bodies in this scope. Of a field that comes twice the last one counts. */
function readForms(scope: FastifyInstance): void {
  scope.addContentTypeParser(FORM_TYPE, { parseAs: 'string' }, (_request, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
}

/** Registers a call; one that is form-encoded in a scope of its own, because no other call reads forms. */
export function scopeFor(
  app: FastifyInstance,
  endpoint: Endpoint,
  register: (scope: FastifyInstance) => void,
): void {
  if (!endpoint.form) {
    register(app);
    return;
  }
  app.register((scope, _options, done) => {
    readForms(scope);
    register(scope);
    done();
  });
}
