import { ANY } from '@site/contracts/federation/access';
import type { AuditLog } from '../audit/auditLog';
import type { Asked, Gate } from '../product/deploy/gate';
import { type RuleRefusal, refusalsOf } from './standing';

export interface GateOptions {
  /** Who wants it, for the log. */
  readonly by: string;
  readonly now: () => Date;
  /** Why locks and freezes are broken. Whether somebody may is asked before. */
  readonly break?: string | undefined;
  /** Whether a refusal is written down; not where the same thing is asked again and again, as the guard does. */
  readonly writesRefusals: boolean;
}

/** What takes something back passes every lock and freeze, and so does what changes nothing for users. */
const ALWAYS_PASS = new Set(['rollback', 'guard', 'abort', 'pause', 'resume']);

/**
 * Asks locks and freezes before a change goes live (FD-065): it throws the Refusal `locked` or `frozen`. The rules are
 * read when it is asked, so a lock that is set in the moment between that and the deployment does not stop it. What is
 * broken is written down before it passes.
 */
export function ruleGate(audit: AuditLog, options: GateOptions): Gate {
  const broken = new Set<string>();

  async function write(asked: Asked, { refusal, rule, fact }: RuleRefusal): Promise<void> {
    const entry = {
      at: options.now().toISOString(),
      by: options.by,
      scope: { remotes: remotesOf(asked), merchants: [asked.merchant] },
      code: refusal.code,
    };
    if (options.break !== undefined) {
      const words = `Broke ${rule.id} of ${rule.by} for a ${asked.action}`;
      await audit.append({ ...entry, kind: 'override', words, reason: options.break });
      broken.add(rule.id);
    } else if (options.writesRefusals) {
      await audit.append({ ...entry, kind: 'refusal', words: `Refused a ${asked.action}: ${fact}` });
    }
  }

  async function against(asked: Asked): Promise<readonly RuleRefusal[]> {
    if (ALWAYS_PASS.has(asked.action)) return [];
    const rules = await audit.rules();
    const { merchant } = asked;
    const all = refusalsOf(rules, { merchant, remotes: remotesOf(asked), now: options.now() });
    // A change is worked out again when others deploy: what was broken for it once is.
    return all.filter(({ rule }) => !broken.has(rule.id));
  }

  return {
    async ask(asked) {
      const [first, ...others] = await against(asked);
      if (!first) return;
      if (options.break === undefined) {
        await write(asked, first);
        throw first.refusal;
      }
      for (const found of [first, ...others]) await write(asked, found);
    },
    async rehearse(asked) {
      const [first] = await against(asked);
      if (first && options.break === undefined) throw first.refusal;
    },
  };
}

/** Settings of a merchant are no remote's alone: only what is about every remote stands against them. */
function remotesOf({ components }: Asked): string[] {
  return components.length > 0 ? [...components] : [ANY];
}
