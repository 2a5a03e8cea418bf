import { type MerchantCode, sitePorts } from './site';

const DESK = `http://127.0.0.1:${sitePorts.PLATFORM_PORT}/sandbox/promotions`;

interface Decision {
  readonly username: string;
  /** Id of the promotion. */
  readonly promotion: string;
  readonly act: 'approve' | 'reject';
  readonly amount: string;
}

/** Presses a button of the sandbox's promotion desk for one request. */
export async function decideRequest(merchant: MerchantCode, decision: Decision): Promise<void> {
  const answer = await fetch(`${DESK}/requests`, {
    method: 'POST',
    headers: { 'sec-fetch-site': 'same-origin' },
    body: new URLSearchParams({ merchant, ...decision }),
    redirect: 'manual',
  });
  if (answer.status !== 303) throw new Error(`The desk did not take it: ${await answer.text()}`);
}
