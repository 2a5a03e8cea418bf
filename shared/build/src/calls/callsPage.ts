import type { Endpoint } from '@site/contracts/http/endpoint';
import * as z from 'zod';

/** What is used of a JSON Schema here. */
interface Schema {
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: Schema | boolean;
}

const CALLERS: Readonly<Record<Endpoint['who'], string>> = {
  public: 'anyone',
  session: 'any session',
  member: 'any session but a trial',
  agent: 'agents',
  frame: 'a game’s frame session',
};

/** The reference of the calls: a page of Markdown, a section for each call, in the order of the contract. */
export function callsPage(endpoints: readonly Endpoint[]): string {
  return [
    '# Calls',
    '',
    'What holds for all of them: docs/calls.md.',
    '',
    ...endpoints.flatMap(section),
  ].join('\n');
}

function section(endpoint: Endpoint): string[] {
  const { method, path, who, module, modules } = endpoint;
  const traits = [
    endpoint.cached && 'cached',
    endpoint.networkOnly && 'never kept by the browser',
    endpoint.idempotent && 'needs an `Idempotency-Key`',
    endpoint.encrypted && 'encrypted body',
    endpoint.form && 'form-encoded body',
  ].filter((trait) => typeof trait === 'string');
  return [
    `## ${method} ${path}`,
    '',
    [`For ${CALLERS[who]}`, `module ${[module, ...(modules ?? [])].join(', ')}`, ...traits].join('; '),
    '',
    '```ts',
    `request: ${typeText(schemaOf(endpoint.request, 'input'))}`,
    `value: ${typeText(schemaOf(endpoint.value, 'output'))}`,
    '```',
    '',
  ];
}

const schemaOf = (schema: Endpoint['request'], io: 'input' | 'output') =>
  z.toJSONSchema(schema, { io, unrepresentable: 'any', reused: 'inline' }) as Schema;

/** A JSON Schema as a TypeScript type, which is how a reader of the project knows it. */
export function typeText(schema: Schema, indent = ''): string {
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  const union = schema.anyOf ?? schema.oneOf;
  if (union) return union.map((part) => typeText(part, indent)).join(' | ');
  if (schema.allOf) return schema.allOf.map((part) => typeText(part, indent)).join(' & ');
  if (schema.type === 'array') return listText(typeText(schema.items ?? {}, indent));
  if (schema.type === 'object') return objectText(schema, indent);
  if (schema.type === 'integer') return 'number';
  return typeof schema.type === 'string' ? schema.type : 'unknown';
}

const listText = (item: string) => (/^\w+$/.test(item) ? `${item}[]` : `Array<${item}>`);

function objectText(
  { properties = {}, required = [], additionalProperties }: Schema,
  indent: string,
): string {
  const inner = `${indent}  `;
  const fields = Object.entries(properties).map(
    ([name, field]) => `${inner}${name}${required.includes(name) ? '' : '?'}: ${typeText(field, inner)};`,
  );
  const isRecord = typeof additionalProperties === 'object' && Object.keys(additionalProperties).length > 0;
  if (isRecord) fields.push(`${inner}[name: string]: ${typeText(additionalProperties, inner)};`);
  return fields.length === 0 ? '{}' : `{\n${fields.join('\n')}\n${indent}}`;
}
