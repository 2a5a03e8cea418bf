import { Freeze, Lock } from '@site/contracts/federation/audit';
import * as z from 'zod/mini';
import { describeVariants } from '../../product/deploy/composition';
import { Refusal } from '../../refusal';
import type { ApiClient } from './apiClient';
import type { Deployed, Saying, SiteChanges } from './SiteChanges';

/** How often a change is sent again because somebody else's came first. */
const ATTEMPTS = 5;

const Live = z.object({ merchants: z.array(z.object({ code: z.string(), number: z.int() })) });

/** Of the same answer: the rollouts of each merchant, in the order of its remotes. */
const Rollouts = z.object({
  remotes: z.array(z.string()),
  merchants: z.array(
    z.object({
      code: z.string(),
      cells: z.array(z.nullable(z.object({ rollout: z.optional(z.object({ id: z.string() })) }))),
    }),
  ),
});

const Part = z.object({ component: z.optional(z.string()), release: z.string(), traffic: z.number() });
const Changed = z.object({
  /** Of the deployment; left out when nothing had to change. */
  number: z.optional(z.int()),
  becomes: z.array(z.object({ component: z.string(), before: z.array(Part), after: z.array(Part) })),
});

/** Changes sent to a console, which asks what the token's holder may do (FD-066). */
export function apiChanges({ get, post }: ApiClient): SiteChanges {
  /** A command is not decided on a number that somebody saw: it is sent again on top of what came first. */
  async function change(path: string, merchant: string, asked: object): Promise<Deployed | undefined> {
    for (let attempt = 1; ; attempt += 1) {
      const { merchants } = parse(Live, await get(`matrix?merchant=${encodeURIComponent(merchant)}`));
      const expects = merchants.find(({ code }) => code === merchant)?.number ?? 0;
      try {
        return deployedOf(parse(Changed, await post(path, { merchant, ...asked, expects })));
      } catch (error) {
        const moved = error instanceof Refusal && error.code === 'deployment.moved';
        if (!moved || attempt === ATTEMPTS) throw error;
      }
    }
  }

  async function rolloutOf(merchant: string, remote: string): Promise<string> {
    const { remotes, merchants } = parse(
      Rollouts,
      await get(`matrix?merchant=${encodeURIComponent(merchant)}`),
    );
    const cell = merchants.find(({ code }) => code === merchant)?.cells[remotes.indexOf(remote)];
    if (cell?.rollout) return cell.rollout.id;
    throw new Refusal(`${merchant} has no rollout of ${remote}.`);
  }

  return {
    async deploy(merchant, options, together, saying) {
      refuseName(saying);
      const { break: broken, reason = broken } = saying;
      return change('deploy', merchant, { ...options, together, reason, break: broken });
    },
    async rollBack(merchant, component, options, saying) {
      refuseName(saying);
      return change('rollback', merchant, { component, ...options, reason: saying.reason });
    },
    async startRollout(merchant, { as, ...options }, saying) {
      refuseName(saying);
      if (as !== undefined)
        throw new Refusal('Through the console a component is rolled out in its own place: leave out --as.');
      const { break: broken, reason = broken } = saying;
      return change('rollouts', merchant, { ...options, reason, break: broken });
    },
    async moveRollout(move, merchant, remote, saying) {
      refuseName(saying);
      const { break: broken, reason = broken } = saying;
      const id = await rolloutOf(merchant, remote);
      return change(`rollouts/${id}/${move}`, merchant, { reason, break: broken });
    },
    async shareRollout(merchant, remote, traffic, saying) {
      refuseName(saying);
      const { break: broken, reason = broken } = saying;
      const id = await rolloutOf(merchant, remote);
      return change(`rollouts/${id}/traffic`, merchant, { traffic, reason, break: broken });
    },
    async lock(scope, saying) {
      refuseName(saying);
      return parse(Lock, await post('locks', { ...scope, reason: saying.reason }));
    },
    async freeze(freeze, saying) {
      refuseName(saying);
      return parse(Freeze, await post('freezes', { ...freeze, reason: saying.reason }));
    },
    async end(kind, id, saying) {
      refuseName(saying);
      const ended = await post(kind, { end: id, reason: saying.reason });
      return kind === 'locks' ? parse(Lock, ended) : parse(Freeze, ended);
    },
  };
}

function refuseName({ by }: Saying): void {
  if (by !== undefined) throw new Refusal('The console knows who you are by your token: leave out --by.');
}

function deployedOf({ number, becomes }: z.infer<typeof Changed>): Deployed | undefined {
  if (number === undefined) return undefined;
  const changes = becomes.map(({ component, before, after }) => {
    const text = (parts: readonly z.infer<typeof Part>[]) =>
      parts.length > 0
        ? describeVariants(
            component,
            parts.map((part) => ({ ...part, component: part.component ?? component, default: false })),
          )
        : undefined;
    const [from, to] = [text(before), text(after)];
    return { component, ...(from !== undefined && { from }), ...(to !== undefined && { to }) };
  });
  return { number, changes };
}

/** @throws Refusal when a console answers something else, as one of another version. */
function parse<Schema extends z.ZodMiniType>(schema: Schema, value: unknown): z.output<Schema> {
  const parsed = z.safeParse(schema, value);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new Refusal(
    `The console answers something else than expected at ${issue?.path.join('.') || 'its top'}: it may be of another version.`,
  );
}
