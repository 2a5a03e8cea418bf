import multipart from '@fastify/multipart';
import { PICTURE_FIELD, PICTURE_MAX_BYTES } from '@site/contracts/areas/profile';
import type { Endpoint } from '@site/contracts/http/endpoint';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refusal } from './refusal';

const FORM_TYPE = 'application/x-www-form-urlencoded';

/** One picture, and few short fields before it. */
const MULTIPART_LIMITS = {
  fileSize: PICTURE_MAX_BYTES,
  files: 1,
  fields: 4,
  parts: 5,
  fieldNameSize: 100,
  fieldSize: 1_000,
  headerPairs: 20,
};
const FILE_TOO_LARGE = 'FST_REQ_FILE_TOO_LARGE';

/** Reads form-encoded bodies in this scope. Of a field that comes twice the last one counts. */
export function readForms(scope: FastifyInstance): void {
  scope.addContentTypeParser(FORM_TYPE, { parseAs: 'string' }, (_request, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
}

/** Takes multipart bodies in this scope. Nothing of one is read before the caller's rights are checked. */
async function takeMultipart(scope: FastifyInstance): Promise<void> {
  await scope.register(multipart, { limits: MULTIPART_LIMITS });
  // What a refused call has not read would hold up the next one on its connection.
  scope.addHook('onResponse', async ({ raw }) => {
    raw.unpipe();
    raw.resume();
  });
}

/** What a multipart body holds. */
export interface Multipart {
  readonly fields: Readonly<Record<string, unknown>>;
  /** Reads the picture. Throws picture.too.large. */
  readonly readPicture: () => Promise<Buffer>;
}

/** A body that broke off, or is no multipart, has no status of its own. */
function refuseBody(error: Error & { code?: string }): never {
  throw new Refusal(error.code === FILE_TOO_LARGE ? 'picture.too.large' : 'request.invalid');
}

/**
 * Reads a multipart body as far as its picture.
 *
 * @throws Refusal request.invalid
 */
export async function readMultipart(request: FastifyRequest): Promise<Multipart> {
  if (!request.isMultipart()) throw new Refusal('request.invalid');
  const picture = await request.file().catch(refuseBody);
  if (picture?.fieldname !== PICTURE_FIELD)
    throw new Refusal('request.invalid', { fields: { [PICTURE_FIELD]: ['field.required'] } });
  // Of a short body also what follows is here by now, of a long one it is not: it counts in neither.
  const names = Object.keys(picture.fields);
  const before = names.slice(0, names.indexOf(PICTURE_FIELD));
  const fields = before.flatMap((name) => {
    const part = picture.fields[name];
    return part && 'value' in part ? [[name, part.value]] : [];
  });
  return {
    fields: Object.fromEntries(fields),
    readPicture: () => picture.toBuffer().catch(refuseBody),
  };
}

/** Registers a call; one with a body of another kind in a scope of its own, because no other call reads such bodies. */
export function scopeFor(
  app: FastifyInstance,
  endpoint: Endpoint,
  register: (scope: FastifyInstance) => void,
): void {
  if (!endpoint.form && !endpoint.multipart) {
    register(app);
    return;
  }
  app.register(async (scope) => {
    if (endpoint.form) readForms(scope);
    if (endpoint.multipart) await takeMultipart(scope);
    register(scope);
  });
}
