/** A change that wants to go live. */
export interface Asked {
  readonly merchant: string;
  /** What it is, as deployments say it. */
  readonly action: string;
  /** The components that change; none when only settings of the merchant do. */
  readonly components: readonly string[];
}

/** What every change is asked by before it goes live. Each throws the Refusal by which it does not. */
export interface Gate {
  /** Before a change. It may write down that it refused, or what was broken to pass. */
  ask(asked: Asked): Promise<void>;
  /** The same answer for who only wants to know it; nothing is written down. */
  rehearse(asked: Asked): Promise<void>;
}
