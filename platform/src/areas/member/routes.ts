import { headIcon, memberInfo, setHeadIcon } from '@site/contracts/areas/account';
import { setCountry, setNickname } from '@site/contracts/areas/profile';
import type { FastifyInstance } from 'fastify';
import { toInstant } from '../../core/clock';
import { accountRoute } from '../../core/http/route';
import { textIn } from '../../core/language';
import { levelOf } from '../benefits/levelOf';
import { changeCountry } from './country';
import { chooseHeadIcon, headIconOf, ownIconOf } from './headIcons';
import { changeNickname } from './nickname';

/** What a member sees and changes of their own account. */
export function registerMember(app: FastifyInstance): void {
  accountRoute(app, memberInfo, async ({ db, account, language }) => {
    const icon = ownIconOf(account);
    const club = account.clubLabel ?? (await levelOf(db, account)).level?.name;
    return {
      id: account.id,
      account: account.username,
      nickname: account.nickname,
      type: account.type,
      ...(club && { clubLabel: { labelName: textIn(club, language) } }),
      ...(icon && { icon }),
      ...(account.country !== null && { country: account.country }),
      memberSince: toInstant(account.createdAt),
    };
  });

  accountRoute(app, setNickname, changeNickname);
  accountRoute(app, setCountry, changeCountry);

  accountRoute(app, headIcon, ({ account }) => headIconOf(account));
  accountRoute(app, setHeadIcon, async (context, { id }) => ({ icon: await chooseHeadIcon(context, id) }));
}
