import type { NewDownlineType } from '@site/contracts/areas/agentAccounts';

/** What somebody new becomes, by the name of the tab. */
export const KINDS = { member: 0, agent: 1 } as const satisfies Record<string, NewDownlineType>;
export type Kind = keyof typeof KINDS;

export const KIND_NAMES = Object.keys(KINDS) as Kind[];

export const kindOf = (type: NewDownlineType): Kind => (type === KINDS.agent ? 'agent' : 'member');
