import type { Endpoint, RequestOf } from '@site/contracts/http/endpoint';
import { STORAGE_KEYS } from '@site/contracts/values/storageKeys';
import { Money } from '@site/contracts/values/values';
import { readStored, removeStored, subscribeSession, writeStored } from '@site/session';
import { notifyManager } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { serverNow } from './serverTime';

/** The platform knows a key for a day (docs/calls.md, "Idempotency"). One that it may have forgotten is not used. */
const KEY_LASTS_MS = 23 * 3_600_000;

/** What a reload finds of a press. Secrets of its request are not in it. */
const StoredPress = z.object({
  key: z.uuid(),
  path: z.string(),
  since: z.int(),
  amount: z.optional(Money),
  request: z.optional(z.unknown()),
});

/** One press of a button that moves money, until it is known what became of it. */
export interface Press {
  /** Sent with every try of it (docs/calls.md, "Idempotency"). */
  readonly key: string;
  /** The call that it was made with, and is repeated with. */
  readonly path: string;
  /** When it was made, in ms, by the platform's clock. */
  readonly since: number;
  readonly amount?: string | undefined;
  /** Without its secrets after a reload, or when the session has ended. */
  readonly request?: unknown;
  /** Fields of the request that nothing keeps. */
  readonly secrets: readonly string[];
  readonly isSending: boolean;
  /** A try of it had no answer. */
  readonly isUnknown: boolean;
  readonly isAnswered: boolean;
}

/** By account, call and what it is about; `undefined` where the storage had none either. */
const presses = new Map<string, Press | undefined>();
const listeners = new Set<() => void>();

/** Calls `listener` after each change of any press. Returns the function that ends it. */
export function subscribePresses(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The press that is not settled yet. */
export function pressOf(slot: string): Press | undefined {
  if (!presses.has(slot)) presses.set(slot, storedPress(slot));
  const press = presses.get(slot);
  return press && serverNow() - press.since < KEY_LASTS_MS ? press : undefined;
}

/** Begins a press, or takes up the one that has asked for just that. */
export function openPress<E extends Endpoint>(slot: string, endpoint: E, request: RequestOf<E>): Press {
  const open = pressOf(slot);
  // Typed anew, a secret is no other request: the platform leaves it out of what a key stands for, too.
  const { path, secrets = [] } = endpoint;
  const same =
    open && !open.isAnswered && isSame(without(open.request, open.secrets), without(request, secrets))
      ? open
      : undefined;
  if (same?.isSending) return same;
  const press = {
    ...(same ?? { key: crypto.randomUUID(), path, since: serverNow(), isUnknown: false }),
    amount: amountOf(request),
    request,
    secrets,
    isSending: true,
    isAnswered: false,
  };
  keep(slot, press);
  store(slot, press);
  return press;
}

/** What an answer says of a press, or that none came; nothing where another press has taken its place. */
export function changePress(
  slot: string,
  key: string,
  change: Partial<Pick<Press, 'isSending' | 'isUnknown' | 'isAnswered'>>,
): void {
  const press = presses.get(slot);
  if (press?.key !== key) return;
  if (change.isAnswered) removeStored(storageKey(slot), 'session');
  keepAfterwards(slot, { ...press, ...change });
}

/** A try is over: the press goes with its answer, and stays without one. */
export function settlePress(slot: string, key: string): void {
  const press = presses.get(slot);
  if (press?.key === key) keepAfterwards(slot, press.isAnswered ? undefined : { ...press, isSending: false });
}

/** Leaves a press at that, unless it is on its way. */
export function dropPress(slot: string): void {
  if (presses.get(slot)?.isSending) return;
  removeStored(storageKey(slot), 'session');
  keep(slot, undefined);
}

let following = false;

/** Lets go of secrets when the session ends; again does nothing. */
export function followPresses(): void {
  if (following) return;
  following = true;
  subscribeSession((session, previous) => {
    if (session?.userName === previous?.userName) return;
    for (const [slot, press] of presses)
      if (press && press.secrets.length > 0)
        keep(slot, { ...press, request: without(press.request, press.secrets) });
  });
}

/** For tests: what a reload does to what is in memory. */
export function forgetPresses(): void {
  presses.clear();
}

function keep(slot: string, press: Press | undefined): void {
  presses.set(slot, press);
  tell();
}

function tell(): void {
  for (const listener of listeners) listener();
}

/** Told together with what the mutation itself tells, so that no screen sees one without the other. */
function keepAfterwards(slot: string, press: Press | undefined): void {
  presses.set(slot, press);
  notifyManager.schedule(tell);
}

const storageKey = (slot: string) => `${STORAGE_KEYS.unsettledPress}.${slot}`;

function store(slot: string, { key, path, since, amount, request, secrets }: Press): void {
  const kept = { key, path, since, amount, request: without(request, secrets) };
  writeStored(storageKey(slot), kept satisfies z.input<typeof StoredPress>, 'session');
}

/** A press of before a reload: whatever answer came, this page has not read it. */
function storedPress(slot: string): Press | undefined {
  const kept = readStored(storageKey(slot), StoredPress, 'session');
  return kept && { ...kept, secrets: [], isSending: false, isUnknown: true, isAnswered: false };
}

function amountOf(request: unknown): string | undefined {
  return z.object({ amount: Money }).safeParse(request).data?.amount;
}

/** A request without these fields of it. */
function without(request: unknown, fields: readonly string[]): unknown {
  if (typeof request !== 'object' || request === null || fields.length === 0) return request;
  return Object.fromEntries(Object.entries(request).filter(([name]) => !fields.includes(name)));
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
