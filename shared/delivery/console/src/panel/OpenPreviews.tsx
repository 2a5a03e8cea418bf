import { mayDo } from '@site/contracts/federation/access';
import type { Previews } from '@site/contracts/federation/consoleApi';
import { Button } from '@site/ui/Button';
import { Icon } from '@site/ui/Icon';
import { Link } from 'lucide-react';
import { useChange } from '../api/changes';
import { useIdentity, usePreviews } from '../api/reads';
import { momentText } from '../words/times';
import styles from './CellPanel.module.css';

/** Preview links to releases of a remote that have not ended, each to be taken back. */
export function OpenPreviews({ remote, merchant }: { remote: string; merchant: string }) {
  const { data, error } = usePreviews(merchant);
  const own = data?.previews.filter(({ component }) => component === remote) ?? [];
  return (
    <section aria-labelledby="previews">
      <h3 id="previews" className={styles.subtitle}>
        Links that were made
      </h3>
      {error && <p className={styles.fault}>{error.message}</p>}
      {data && own.length === 0 && <p className={styles.note}>None works.</p>}
      <ul className={styles.rules}>
        {own.map((preview) => (
          <PreviewLine key={preview.id} preview={preview} merchant={merchant} />
        ))}
      </ul>
    </section>
  );
}

interface PreviewLineProps {
  preview: Previews['previews'][number];
  merchant: string;
}

function PreviewLine({ preview, merchant }: PreviewLineProps) {
  const { id, component, release, by, until, revoked } = preview;
  const { identity } = useIdentity();
  const end = useChange('previews');
  return (
    <li>
      <Icon of={Link} size={16} />
      <div>
        <p>
          <b>{release}</b> by {by}, {revoked ? 'taken back' : `until ${momentText(until)}`}
        </p>
        {end.error && <p className={styles.fault}>{end.error.message}</p>}
      </div>
      {!revoked && mayDo(identity, 'preview', component, merchant) && (
        <Button
          size="small"
          variant="line"
          loading={end.isPending}
          aria-label={`Take back the link of ${by} to ${release}`}
          onClick={() => end.mutate({ merchant, end: id })}
        >
          Take back
        </Button>
      )}
    </li>
  );
}
