import { allEndpoints } from '@site/contracts/endpoints';
import { endpoint } from '@site/contracts/http/endpoint';
import * as z from 'zod/mini';
import { callsPage, typeText } from './callsPage';

it('writes a call down with who may make it, its traits and its types', () => {
  const spin = endpoint({
    method: 'POST',
    path: '/wps/spin',
    module: 'COMM3',
    who: 'member',
    request: z.object({ times: z.int(), note: z.optional(z.string()) }),
    value: z.object({ wins: z.array(z.object({ amount: z.string() })), state: z.enum(['OPEN', 'DONE']) }),
    idempotent: true,
  });
  expect(callsPage([spin])).toContain(
    [
      '## POST /wps/spin',
      '',
      'For any session but a trial; module COMM3; needs an `Idempotency-Key`',
      '',
      '```ts',
      'request: {',
      '  times: number;',
      '  note?: string;',
      '}',
      'value: {',
      '  wins: Array<{',
      '    amount: string;',
      '  }>;',
      '  state: "OPEN" | "DONE";',
      '}',
      '```',
    ].join('\n'),
  );
});

it('has a section for each call of the contract, and no type that it cannot write', () => {
  const page = callsPage(allEndpoints);
  expect(page.match(/^## /gm)).toHaveLength(allEndpoints.length);
  expect(page).not.toContain('undefined');
});

it.each([
  [{ type: 'array', items: { type: 'string' } }, 'string[]'],
  [{ anyOf: [{ type: 'string' }, { type: 'null' }] }, 'string | null'],
  [{ type: 'object', additionalProperties: { type: 'boolean' } }, '{\n  [name: string]: boolean;\n}'],
  [{}, 'unknown'],
] as const)('writes %j as %s', (schema, text) => {
  expect(typeText(schema)).toBe(text);
});
