/** `?preview=<token>` opens a release for one tab (preview.ts). Without a schema: every page looks for it. */
export const PREVIEW_PARAMETER = 'preview';
