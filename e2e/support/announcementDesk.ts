import { PLATFORM } from './platformCall';
import type { SiteCode } from './site';

type Kind = 'announcement' | 'banner' | 'popup' | 'news';
type File = Readonly<Record<string, unknown>> & { readonly id: string };

const DESK = `${PLATFORM}/sandbox/announcements`;

async function send(method: 'PUT' | 'DELETE', address: string, body?: object): Promise<void> {
  const answer = await fetch(address, {
    method,
    ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`The desk did not do it: ${await answer.text()}`);
}

/** Puts something up as the operator's command does. A banner's `picture` is what its file of that name holds. */
export const putUp = (merchant: SiteCode, kind: Kind, file: File, picture?: Buffer): Promise<void> =>
  send('PUT', `${DESK}/${kind}`, { merchant, file, ...(picture && { picture: picture.toString('base64') }) });

/** Takes it down again. */
export const takeDown = (merchant: SiteCode, kind: Kind, id: string): Promise<void> =>
  send('DELETE', `${DESK}/${kind}?${new URLSearchParams({ merchant, id })}`);
