/** Names that lead to nobody's machine but one's own (RFC 6761). */
const DEVELOPMENT_HOST = /^(?:(?:.+\.)?(?:localhost|test)|127(?:\.\d{1,3}){3})$/;

/** Whether others than developers can come by this host name. */
export function isPublicHost(host: string): boolean {
  return !DEVELOPMENT_HOST.test(host);
}
