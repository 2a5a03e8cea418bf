import type { AccountType } from '@site/contracts/values/values';
import { useDraft, useKeepDraft, useSearchParams } from '@site/router';
import { readAmount } from '@site/ui/AmountField';
import { useState } from 'react';

/** Who is to get one. */
export interface Receiver {
  readonly account: string;
  /** Not known of one that the address names, or that a draft has kept. */
  readonly type?: AccountType;
  readonly online?: boolean;
}

/** What is put together, step by step. */
export interface Envelopes {
  readonly people: readonly Receiver[];
  readonly same: boolean;
  /** As typed: for each of them, and one by one. */
  readonly amount: string;
  readonly amounts: Readonly<Record<string, string>>;
  readonly words: string;
}

const NOTHING: Envelopes = { people: [], same: true, amount: '', amounts: {}, words: '' };

/** Names and amounts have none in them. */
const BETWEEN = '\n';

const lines = (text: string | undefined) => (text ? text.split(BETWEEN) : []);

/**
 * What is put together. It stays with the step of the history, so that it is still there for who comes back from a
 * deposit, or reloads; `?account=` begins it with somebody.
 */
export function useEnvelopes() {
  const draft = useDraft();
  const [search] = useSearchParams();
  const [envelopes, set] = useState((): Envelopes => {
    const named = search.get('account');
    const people = draft.people === undefined && named ? [named] : lines(draft.people);
    const amounts = draft.amounts?.split(BETWEEN) ?? [];
    return {
      people: people.map((account) => ({ account })),
      same: draft.each === undefined,
      amount: draft.amount ?? '',
      amounts: Object.fromEntries(people.map((account, index) => [account, amounts[index] ?? ''])),
      words: draft.words ?? '',
    };
  });
  const { people, same, amount, amounts, words } = envelopes;
  useKeepDraft({
    people: people.map(({ account }) => account).join(BETWEEN),
    amounts: people.map(({ account }) => amounts[account] ?? '').join(BETWEEN),
    ...(!same && { each: 'each' }),
    amount,
    words,
  });
  return {
    ...envelopes,
    change: (part: Partial<Envelopes>) => set((now) => ({ ...now, ...part })),
    leaveOut: (account: string) =>
      set((now) => ({ ...now, people: now.people.filter((one) => one.account !== account) })),
    clear: () => set(NOTHING),
  };
}

export type EnvelopesDraft = ReturnType<typeof useEnvelopes>;

/** The amount that somebody is to get, as typed. */
export const typedFor = ({ same, amount, amounts }: Envelopes, account: string): string =>
  same ? amount : (amounts[account] ?? '');

export interface Transfer {
  readonly account: string;
  readonly amount: string;
}

/** What the calls take; `undefined` while there is an amount that is none. */
export function transfersOf(envelopes: Envelopes): Transfer[] | undefined {
  const transfers = envelopes.people.flatMap(({ account }) => {
    const read = readAmount(typedFor(envelopes, account));
    return read.ok ? [{ account, amount: read.money }] : [];
  });
  return transfers.length === envelopes.people.length && transfers.length > 0 ? transfers : undefined;
}
