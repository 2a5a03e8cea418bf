import { headIcon, memberInfo, setHeadIcon } from '@site/contracts/areas/account';
import type { FastifyInstance } from 'fastify';
import { accountRoute } from '../../core/http/route';
import { textIn } from '../../core/language';
import { chooseHeadIcon, headIconOf, iconOf } from './headIcons';

/** What a member sees and changes of their own account. */
export function registerMember(app: FastifyInstance): void {
  accountRoute(app, memberInfo, ({ account, language }) => {
    const icon = iconOf(account);
    return {
      id: account.id,
      account: account.username,
      nickname: account.nickname,
      type: account.type,
      ...(account.clubLabel && { clubLabel: { labelName: textIn(account.clubLabel, language) } }),
      ...(icon && { icon }),
    };
  });

  accountRoute(app, headIcon, ({ account }) => headIconOf(account));

  accountRoute(app, setHeadIcon, async ({ db, account }, { id }) => ({
    icon: await chooseHeadIcon(db, account, id),
  }));
}
