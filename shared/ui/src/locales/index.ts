import en from './en.json';
import th from './th.json';

/** Namespace of the few labels that belong to the primitives themselves. */
export const uiNamespace = 'ui';

/** Both languages of the namespace, for the host and for a remote that runs alone. */
export const uiResources = { en, th } as const;
