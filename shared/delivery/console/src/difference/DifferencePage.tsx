import { useSearchParams } from '@site/router';
import { Button } from '@site/ui/Button';
import { ErrorState } from '@site/ui/ErrorState';
import { Icon } from '@site/ui/Icon';
import { Spinner } from '@site/ui/Spinner';
import { ArrowLeftRight } from 'lucide-react';
import { useId } from 'react';
import { useDifference, useMatrix, useReleases } from '../api/reads';
import { ReleaseSelect } from '../panel/ReleaseSelect';
import styles from './Difference.module.css';
import { DifferenceView } from './DifferenceView';

/** Two releases of a component side by side (FD-072). */
export function DifferencePage() {
  const [query, setQuery] = useSearchParams();
  const { data: matrix } = useMatrix();
  const id = useId();
  const component = query.get('component') ?? matrix?.remotes[0] ?? '';
  const { data: stored } = useReleases(component === '' ? undefined : component);
  const releases = stored?.component === component ? stored.releases : [];
  const from = query.get('from') ?? liveRelease(releases) ?? '';
  const to = query.get('to') ?? releases.find(({ release }) => release !== from)?.release ?? '';
  const { data, error, refetch, isFetching } = useDifference(component, from, to);
  const change = (changes: Record<string, string>) =>
    setQuery((before) => new URLSearchParams({ ...Object.fromEntries(before), component, ...changes }), {
      replace: true,
    });

  return (
    <div className={styles.page}>
      <h1 className={styles.title}>Compare releases</h1>
      <form className={styles.choice} onSubmit={(event) => event.preventDefault()}>
        <div className={styles.component}>
          <label htmlFor={id}>Remote</label>
          <select
            id={id}
            value={component}
            onChange={({ currentTarget }) => setQuery({ component: currentTarget.value }, { replace: true })}
          >
            {(matrix?.remotes ?? [component]).map((remote) => (
              <option key={remote}>{remote}</option>
            ))}
          </select>
        </div>
        <ReleaseSelect
          label="From"
          releases={releases}
          value={from || undefined}
          onChange={(next) => change({ from: next, to })}
        />
        <ReleaseSelect
          label="To"
          releases={releases}
          value={to || undefined}
          onChange={(next) => change({ from, to: next })}
        />
        <Button
          size="small"
          variant="line"
          icon={<Icon of={ArrowLeftRight} size={16} />}
          disabled={to === ''}
          onClick={() => change({ from: to, to: from })}
        >
          Swap
        </Button>
      </form>
      {error && (
        <ErrorState
          title="These could not be compared"
          body={error.message}
          onRetry={refetch}
          retrying={isFetching}
        />
      )}
      {isFetching && !data && (
        <p className={styles.note}>
          <Spinner /> Trying {to} on every site that has it
        </p>
      )}
      {releases.length === 1 && (
        <p className={styles.note}>There is one release alone: nothing to compare it with.</p>
      )}
      {data && <DifferenceView difference={data} />}
    </div>
  );
}

/** What most sites have. */
function liveRelease(releases: readonly { release: string; live: readonly string[] }[]): string | undefined {
  return releases.toSorted((one, other) => other.live.length - one.live.length)[0]?.release;
}
