import * as z from 'zod/mini';
import { endpoint } from '../http/endpoint';
import { LanguageParameter, Text, Url } from '../values/values';

/** Where the chat with the service desk opens, outside the site: good once, for a short time. */
export const launchChat = endpoint({
  method: 'GET',
  path: '/wps/chat/launch',
  module: 'CBS3',
  who: 'member',
  request: z.object({
    b2c: z.literal('1'),
    language: LanguageParameter,
    /** Where its way back leads: a page of the site. */
    backUrl: Url,
    /** Of the site's header, so that the chat looks like it: `#0b1020`. */
    headerColor: z.string().check(z.regex(/^#[0-9a-f]{6}$/i)),
    title: Text,
    moduleId: z.literal('CBS3'),
  }),
  value: z.object({ chatUrl: Url }),
  whileClosed: true,
});
