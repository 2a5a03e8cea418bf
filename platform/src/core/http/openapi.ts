import swagger, { type StaticDocumentSpec } from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { PICTURE_FIELD } from '@site/contracts/areas/profile';
import { allEndpoints } from '@site/contracts/endpoints';
import type { Endpoint } from '@site/contracts/http/endpoint';
import { Failure, successOf } from '@site/contracts/http/envelope';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { clientNetwork } from './clientNetwork';
import { perMinute } from './rateLimit';

type Document = Exclude<StaticDocumentSpec, { path: string }>['document'];
type JsonSchema = Record<string, unknown>;

const schemaOf = (schema: z.ZodMiniType, io: 'input' | 'output'): JsonSchema => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
};

const json = (schema: JsonSchema) => ({ content: { 'application/json': { schema } } });
const events = (schema: JsonSchema) => ({ content: { 'text/event-stream': { schema } } });
const form = (schema: JsonSchema) => ({ content: { 'application/x-www-form-urlencoded': { schema } } });
const withPicture = ({ properties, required, ...schema }: JsonSchema) => ({
  content: {
    'multipart/form-data': {
      schema: {
        ...schema,
        properties: { ...(properties as object), [PICTURE_FIELD]: { type: 'string', format: 'binary' } },
        required: [...((required ?? []) as string[]), PICTURE_FIELD],
      },
    },
  },
});

/** The body of a call that takes one. */
function bodyOf({ form: isForm, multipart, encrypted }: Endpoint, request: JsonSchema) {
  if (multipart) return withPicture(request);
  const sealed = { type: 'object', properties: { data: { type: 'string' } }, required: ['data'] };
  return isForm ? form(request) : json(encrypted ? sealed : request);
}

/** Parameters of a query string, one for each property of the request's schema. */
function queryParameters(request: JsonSchema) {
  const properties = (request.properties ?? {}) as Record<string, JsonSchema>;
  const required = (request.required ?? []) as string[];
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }));
}

const header = (name: string, required: boolean, description: string) => ({
  name,
  in: 'header',
  required,
  description,
  schema: { type: 'string' },
});

const CALLERS: Record<Endpoint['who'], string> = {
  public: 'Anyone',
  session: 'Any session',
  member: 'Any session but a trial',
  agent: 'Agents',
  frame: 'A game in its frame, by its frame session',
};

function operationOf(endpoint: Endpoint) {
  const request = schemaOf(endpoint.request, 'input');
  const takesQuery = endpoint.method === 'GET' || endpoint.method === 'DELETE';
  return {
    tags: [endpoint.path.split('/')[2] ?? 'wps'],
    summary: `${CALLERS[endpoint.who]}; module ${endpoint.module}`,
    security: endpoint.who === 'public' ? [{}, { session: [] }] : [{ session: [] }],
    parameters: [
      header('Merchant', false, 'Merchant code; without it the host name decides'),
      header('Accept-Language', false, 'th or en'),
      ...(endpoint.modules ? [header('ModuleId', true, `One of ${endpoint.modules.join(', ')}`)] : []),
      ...(endpoint.encrypted
        ? [header('Encryption', true, 'Key id of the body: data is a compact JWE')]
        : []),
      ...(endpoint.idempotent
        ? [header('Idempotency-Key', true, 'UUID, one for each press of a button')]
        : []),
      ...(takesQuery ? queryParameters(request) : []),
    ],
    ...(!takesQuery && { requestBody: bodyOf(endpoint, request) }),
    responses: {
      200: endpoint.stream
        ? { description: 'Events', ...events(schemaOf(endpoint.value, 'output')) }
        : { description: 'Done', ...json(schemaOf(successOf(endpoint.value), 'output')) },
      default: { description: 'Refused', ...json(schemaOf(Failure, 'output')) },
    },
  };
}

/** The contract as an OpenAPI 3.1 document. */
function openApiDocument() {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const endpoint of allEndpoints) {
    const path = paths[endpoint.path] ?? {};
    path[endpoint.method.toLowerCase()] = operationOf(endpoint);
    paths[endpoint.path] = path;
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Games site platform', version: '1.0.0' },
    paths,
    components: { securitySchemes: { session: { type: 'http', scheme: 'bearer' } } },
  };
}

/** For one address: the document is half a megabyte, made anew for each. */
const docsLimit = perMinute('docs', 120);

/** Serves the document at /docs/json and a page to read it at /docs. */
export async function registerOpenApi(app: FastifyInstance): Promise<void> {
  // The plugin's type wants every part of OpenAPI narrowed by literals; the document is checked by its test.
  const document = openApiDocument() as unknown as Document;
  await app.register(swagger, { mode: 'static', specification: { document } });
  const { config, limiter } = app.platform;
  const limit = docsLimit(config.rateLimitFactor);
  await app.register(swaggerUi, {
    routePrefix: '/docs',
    staticCSP: true,
    uiHooks: { onRequest: ({ ip }) => limiter.take(limit, clientNetwork(ip)) },
  });
}
