import en from './en.json';
import th from './th.json';

/** Namespace of the few labels that belong to the primitives themselves. */
export const uiNamespace = 'ui';

/** The languages that are built in, for the host and for a remote that runs alone. */
export const uiResources = { en, th } as const;

/** The languages that are fetched when they are chosen. */
export const furtherUiResources = { id: () => import('./id.json') } as const;
