/** An address as people say it: without the way that it is fetched. */
export const plainLink = (link: string): string => link.replace(/^https?:\/\//, '');
