import * as contract from '@site/contracts/areas/push';
import type { FastifyInstance } from 'fastify';
import { accountRoute } from '../../core/http/route';
import { addDevice, removeDevice } from './devices';
import { pushSettingsOf, setTopics } from './topics';

/** Notifications of what a member asked to be told of (docs/calls.md, "Notifications"). */
export function registerPush(app: FastifyInstance): void {
  const { config } = app.platform;
  accountRoute(app, contract.pushSettings, (context) => pushSettingsOf(context, config));
  accountRoute(app, contract.setPushTopics, (context, wanted) => setTopics(context, config, wanted));
  accountRoute(app, contract.addPushDevice, (context, device) => addDevice(context, config, device));
  accountRoute(app, contract.removePushDevice, removeDevice);
}
