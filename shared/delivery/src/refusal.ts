/** What scripts can tell a refusal by; most are told by their words alone. */
export type RefusalCode =
  | 'unfit.contract'
  | 'unfit.shared'
  | 'unfit.modules'
  | 'unfit.path'
  | 'frozen'
  | 'locked'
  | 'identity.required'
  | 'role.missing'
  | 'deployment.moved'
  | 'rollout.running'
  | 'source.unknown'
  | 'release.over.budget'
  | 'release.unsigned';

/**
 * Something that a person asked for and that cannot be done. The message is one line for that person: what is
 * wrong, and what would have been right. Anything that is not a Refusal is a fault of ours.
 */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly code: RefusalCode | undefined;

  constructor(message: string, code?: RefusalCode) {
    super(message);
    this.code = code;
  }
}
