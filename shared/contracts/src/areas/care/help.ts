import * as z from 'zod/mini';
import { endpoint } from '../../http/endpoint';
import { listOf } from '../../http/pages';
import { Id, LanguageParameter, Text, Url } from '../../values/values';

export const HelpOrganisation = z.object({
  id: Id,
  name: Text,
  url: Url,
  phone: z.optional(Text),
  hours: z.optional(Text),
  languages: z.array(Text),
  kind: z.enum(['HELPLINE', 'TREATMENT', 'REGISTER']),
  country: Text,
});
export type HelpOrganisation = z.infer<typeof HelpOrganisation>;

/** Who helps, also while the site is in maintenance. */
export const careHelp = endpoint({
  method: 'GET',
  path: '/wps/care/help',
  module: 'COMM3',
  who: 'public',
  request: z.object({ language: LanguageParameter, country: z.optional(Id) }),
  value: listOf(HelpOrganisation),
  cached: true,
  whileClosed: true,
});
