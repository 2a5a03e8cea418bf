import { Id, Username } from '@site/contracts/values/values';
import { asc } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { answerChat } from '../../../areas/chat/answer';
import { LONGEST_MESSAGE } from '../../../areas/chat/messages';
import { readForms } from '../../../core/http/forms';
import { parseRequest } from '../../../core/http/parse';
import { chooseLanguage } from '../../../core/language';
import { merchants } from '../../../core/merchants/tables';
import { OperatorRefused } from '../../../core/operator/refused';
import { refuseForeignForm } from '../../bank/refuseForeignForm';
import type { VendorFaults } from '../vendor';
import { latestChats } from './chats';
import { DESK_POLICY, deskPage } from './deskPage';
import { SAID, type Said } from './parts';
import { CHAT_PATH, DESK_PATH } from './paths';
import { memberKey } from './sandboxDesk';

/** Whom its messages are signed by. */
const BY = 'sandbox';

const DeskQuery = z.object({ merchant: z.optional(Id), said: z.optional(z.enum(SAID)) });
const AnswerForm = z.object({ merchant: Id, username: Username, text: z.string() });
const FaultRequest = z.object({
  merchant: Id,
  username: Username,
  fault: z.nullable(z.enum(['unavailable', 'timeout', 'noAddress'])),
});

/**
 * The desk's side of the chat, and a switch that has it not answer one member (kept by this process alone). Served only
 * where the developer mailbox is, and never through the site's own address.
 */
export function registerDeskSide(app: FastifyInstance, faults: VendorFaults): void {
  const { db, clock, config } = app.platform;
  if (!config.developerMailbox) return;

  app.get(DESK_PATH, async (request, reply) => {
    const { merchant: wanted, said } = parseRequest(DeskQuery, request.query);
    const all = await db
      .select({ code: merchants.code, name: merchants.name })
      .from(merchants)
      .orderBy(asc(merchants.code));
    const merchant = (all.find(({ code }) => code === wanted) ?? all[0])?.code ?? '';
    const view = { merchants: all, merchant, chats: await latestChats(db, merchant), said };
    return reply
      .headers({ 'content-security-policy': DESK_POLICY, 'cache-control': 'no-store' })
      .type('text/html; charset=utf-8')
      .send(deskPage(view, chooseLanguage(undefined, request.headers['accept-language'], 'en')));
  });

  app.register(async (scope) => {
    readForms(scope);
    scope.addHook('preHandler', refuseForeignForm);

    scope.post(DESK_PATH, async (request, reply) => {
      const answer = parseRequest(AnswerForm, request.body);
      const query = new URLSearchParams({ merchant: answer.merchant, said: await write(answer) });
      return reply.redirect(`${DESK_PATH}?${query}`, 303);
    });
  });

  app.put(`${CHAT_PATH}/fault`, async ({ body }) => {
    const { merchant, username, fault } = parseRequest(FaultRequest, body);
    faults.set(memberKey(merchant, username), fault ?? undefined);
    return { fault };
  });

  async function write(answer: z.output<typeof AnswerForm>): Promise<Said> {
    const text = answer.text.trim();
    if (text === '') return 'empty';
    if (text.length > LONGEST_MESSAGE) return 'long';
    try {
      await answerChat(db, { ...answer, by: BY }, new Date(clock()));
      return 'sent';
    } catch (error) {
      if (error instanceof OperatorRefused) return 'refused';
      throw error;
    }
  }
}
