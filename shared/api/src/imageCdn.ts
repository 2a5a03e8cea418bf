import type { Merchant } from '@site/contracts/federation/merchant';

/** Where the platform keeps pictures unless the merchant has a CDN of its own. */
const OWN_CDN = '/cdn';

/**
 * The prefix of pictures: the first CDN of the status that the page's policy lets in, which is this origin and the
 * https hosts that the merchant lists (GA-014).
 */
export function imageCdn(cdns: readonly string[], { imageHosts = [] }: Pick<Merchant, 'imageHosts'>): string {
  return cdns.find((cdn) => isOwn(cdn) || isListed(cdn, imageHosts)) ?? OWN_CDN;
}

function isOwn(cdn: string): boolean {
  return /^\/(?!\/)/.test(cdn);
}

function isListed(cdn: string, hosts: readonly string[]): boolean {
  return hosts.some((host) => cdn === `https://${host}` || cdn.startsWith(`https://${host}/`));
}
