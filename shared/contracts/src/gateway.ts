/** What kind of client this is, as calls of lottery and payment name it (api.md 4.2). */
export const GATEWAYS = { WEB: 1, MOBILE: 3 } as const;

/** This site is for phones (access-accounts-shell.md, section 1). */
export const GATEWAY = GATEWAYS.MOBILE;
