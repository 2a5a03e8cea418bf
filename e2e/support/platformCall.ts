import { sitePorts } from './site';

export const PLATFORM = `http://127.0.0.1:${sitePorts.PLATFORM_PORT}`;

/** Who calls: what a session is known by. */
export interface Caller {
  readonly merchant: string;
  readonly token: string;
}

/** Makes a call to the platform as the site of a signed-in member does; answers its value. */
export async function platformCall<Value>(
  { merchant, token }: Caller,
  method: 'GET' | 'POST' | 'PUT',
  path: string,
  payload?: object,
): Promise<Value> {
  return ask(path, {
    method,
    headers: {
      merchant,
      authorization: `Bearer ${token}`,
      'idempotency-key': crypto.randomUUID(),
      ...(payload && { 'content-type': 'application/json' }),
    },
    ...(payload && { body: JSON.stringify(payload) }),
  });
}

/** Asks the platform for what is not refused; answers its value. */
export async function ask<Value>(path: string, request: RequestInit): Promise<Value> {
  const answer = await fetch(PLATFORM + path, request);
  if (!answer.ok) throw new Error(`${path} was refused: ${await answer.text()}`);
  return ((await answer.json()) as { value: Value }).value;
}
