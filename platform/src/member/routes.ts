import { memberInfo } from '@site/contracts/account';
import type { FastifyInstance } from 'fastify';
import { avatarUrl } from '../cdn/urls';
import { accountRoute } from '../http/route';
import { textIn } from '../language';

export function registerMember(app: FastifyInstance): void {
  accountRoute(app, memberInfo, ({ account, language }) => ({
    id: account.id,
    account: account.username,
    nickname: account.nickname,
    type: account.type,
    ...(account.clubLabel && { clubLabel: { labelName: textIn(account.clubLabel, language) } }),
    ...(account.avatarSeed && { icon: avatarUrl(account.avatarSeed) }),
  }));
}
