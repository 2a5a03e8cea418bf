import type { FastifyBaseLogger } from 'fastify';

/** What leaves the platform for one person. */
export type Message = { readonly merchant: string; readonly recipient: string; readonly body: string } & (
  | { readonly channel: 'sms' }
  | { readonly channel: 'email'; readonly subject: string }
);

/** Hands one message to who delivers it: a gateway of SMS and e-mail, or the developer mailbox. Rejects when it cannot. */
export type Deliver = (message: Message) => Promise<void>;

export interface Messenger {
  /**
   * Hands a message over and returns at once: an answer must not take longer because somebody gets a message.
   * What cannot be delivered is logged, without recipient and text.
   */
  send(message: Message): void;
  /** Hands a message over for who tries again later. Rejects when it could not be delivered, and logs nothing. */
  readonly deliver: Deliver;
  /** Settles when everything handed over so far has been delivered or given up. */
  settled(): Promise<void>;
}

export function createMessenger(deliver: Deliver, log: FastifyBaseLogger): Messenger {
  const underway = new Set<Promise<void>>();
  return {
    deliver,
    send(message) {
      const delivery = deliver(message)
        .catch((error: unknown) => log.error({ err: error, channel: message.channel }, 'delivery failed'))
        .finally(() => underway.delete(delivery));
      underway.add(delivery);
    },
    async settled() {
      await Promise.all(underway);
    },
  };
}
