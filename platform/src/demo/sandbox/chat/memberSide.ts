import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { conversationOf, LONGEST_MESSAGE, seeAnswers, writeToDesk } from '../../../areas/chat/messages';
import { MINUTE } from '../../../core/clock';
import { readForms } from '../../../core/http/forms';
import { parseRequest } from '../../../core/http/parse';
import type { Limit } from '../../../core/http/rateLimit';
import { chooseLanguage } from '../../../core/language';
import { refuseForeignForm } from '../../bank/refuseForeignForm';
import { endedPage, memberPage } from './memberPage';
import { SAID, type Said } from './parts';
import { CHAT_PATH } from './paths';
import { findVisit, openVisit } from './visits';

const PageQuery = z.object({
  ticket: z.optional(z.string().check(z.maxLength(128))),
  said: z.optional(z.enum(SAID)),
});
const MessageForm = z.object({ text: z.string() });

/** What one member may write: more than anybody types. */
const messageLimit: Limit = { name: 'chat-message', calls: 30, windowMs: MINUTE };

const ENDED = 410;

function send(reply: FastifyReply, { html, policy }: { html: string; policy: string }, code = 200) {
  return reply
    .code(code)
    .headers({
      'content-security-policy': policy,
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
    })
    .type('text/html; charset=utf-8')
    .send(html);
}

const ended = (request: FastifyRequest, reply: FastifyReply) =>
  send(reply, endedPage(chooseLanguage(undefined, request.headers['accept-language'], 'en')), ENDED);

/** The member's side of the chat: a ticket opens it, once, and the rest goes by a cookie. It runs no script. */
export function registerMemberSide(app: FastifyInstance): void {
  const { db, clock, limiter } = app.platform;

  app.get(CHAT_PATH, async (request, reply) => {
    const { ticket, said } = parseRequest(PageQuery, request.query);
    if (ticket !== undefined) {
      const cookie = await openVisit(db, ticket, request, clock());
      if (cookie === undefined) return ended(request, reply);
      // Without the ticket, so that neither the history nor a reload has it.
      return reply.headers({ 'set-cookie': cookie, 'cache-control': 'no-store' }).redirect(CHAT_PATH, 303);
    }
    const found = await findVisit(db, request, clock());
    if (!found) return ended(request, reply);
    const { visit, account } = found;
    // Before the messages are read: an answer that comes in between is shown, and stays unread rather than unseen.
    await seeAnswers(db, account.id, new Date(clock()));
    const messages = await conversationOf(db, account.id);
    return send(reply, memberPage({ visit, messages, said }));
  });

  app.register(async (scope) => {
    readForms(scope);
    scope.addHook('preHandler', refuseForeignForm);

    scope.post(CHAT_PATH, async (request, reply) => {
      const found = await findVisit(db, request, clock());
      if (!found) return ended(request, reply);
      const text = parseRequest(MessageForm, request.body).text.trim();
      return reply.redirect(`${CHAT_PATH}?said=${await write(found.account, text)}`, 303);
    });
  });

  async function write(account: { readonly id: string }, text: string): Promise<Said> {
    if (text === '') return 'empty';
    if (text.length > LONGEST_MESSAGE) return 'long';
    if ((await limiter.count(messageLimit, account.id)) > 0) return 'often';
    await writeToDesk(db, account, text, new Date(clock()));
    return 'sent';
  }
}
