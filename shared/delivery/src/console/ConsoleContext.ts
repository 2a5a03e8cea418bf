import type { AuditLog } from '../audit/auditLog';
import type { HealthSource } from '../health/HealthSource';
import type { DeliveryContext } from '../product/deploy/deploy';
import type { Deployment } from '../product/deploy/deployments';

/** What a console reads and changes, and whom it tells. */
export interface ConsoleSettings {
  /** `by` is who printed the link: what is done by it is done in that name. */
  readonly delivery: DeliveryContext;
  /** For the secret of proxies and the key of previews. */
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** Origins under which browsers find this console: `http://127.0.0.1:8082`. */
  readonly origins: readonly string[];
  /** Folder of the store that the page lies in. */
  readonly page: string;
  /** Where figures of health come from; without one health is unknown. */
  readonly health?: HealthSource | undefined;
  /** Where a merchant's site is, by its first host name: `https://aurora.example`. */
  readonly siteOf: (host: string) => string;
  /** Tells the platform that something else is live for a merchant. */
  readonly tellPlatform: (merchant: string) => Promise<void>;
  /** How often the store is looked at while a page listens, in ms; shorter in tests. */
  readonly lookEveryMs?: number | undefined;
  /** Hears of what went wrong inside. */
  readonly onFault: (fault: unknown) => void;
}

/** The same, with what the calls share. */
export interface ConsoleContext extends ConsoleSettings {
  readonly audit: AuditLog;
  /** A merchant's deployments, newest first; read again only when there is a newer one. */
  readonly history: (merchant: string) => Promise<readonly Deployment[]>;
}
