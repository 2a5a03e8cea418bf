type Environment = Readonly<Record<string, string | undefined>>;

/** Who ran a build, as SLSA writes it, and which run that was. */
export interface Builder {
  readonly id: string;
  readonly run: string | undefined;
}

/** A machine that says nothing of itself: a developer's, as a rule. It is not named. */
const WORKSTATION: Builder = { id: 'urn:site:builder:workstation', run: undefined };

/** What the surroundings say of who builds here: a CI service, else a machine of somebody. */
export function builderHere(environment: Environment): Builder {
  const { GITHUB_SERVER_URL, GITHUB_WORKFLOW_REF, GITHUB_REPOSITORY, GITHUB_RUN_ID } = environment;
  if (GITHUB_SERVER_URL && GITHUB_WORKFLOW_REF) {
    return {
      id: `${GITHUB_SERVER_URL}/${GITHUB_WORKFLOW_REF}`,
      run: GITHUB_RUN_ID && `${GITHUB_SERVER_URL}/${GITHUB_REPOSITORY}/actions/runs/${GITHUB_RUN_ID}`,
    };
  }
  const { CI_PROJECT_URL, CI_JOB_URL } = environment;
  if (CI_PROJECT_URL) return { id: CI_PROJECT_URL, run: CI_JOB_URL };
  return WORKSTATION;
}
