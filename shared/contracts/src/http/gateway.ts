/** What kind of client this is, as calls of lottery and payment name it (docs/calls.md, "Catalogue"). */
export const GATEWAYS = { WEB: 1, MOBILE: 3 } as const;

/** This site is for phones (access-accounts-shell.md, section 1). */
export const GATEWAY = GATEWAYS.MOBILE;
