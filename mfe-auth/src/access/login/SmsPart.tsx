import { lazyPart, useOverlayFailure } from '@site/ui/lazyPart';
import { FormSkeleton } from '../../form/FormSkeleton';
import { TYPED_FIELDS } from './loginFields';
import type { LoginFormState } from './useLoginForm';

const useSmsFields = lazyPart(() => import('./SmsFields'));

interface SmsPartProps {
  state: LoginFormState;
  shown: boolean;
  /** Whether it stays on the page while the other way shows: a countdown may be running. */
  kept: boolean;
  /** The fields could not be fetched. */
  onMissing: () => void;
}

/** The fields of the SMS way, fetched once the page is idle: most log in by name. */
export function SmsPart({ state, shown, kept, onMissing }: SmsPartProps) {
  const part = useSmsFields(shown, useOverlayFailure(onMissing));
  if (!part) return shown ? <FormSkeleton fields={TYPED_FIELDS.sms.length} /> : null;
  if (!kept) return null;
  return (
    <div hidden={!shown}>
      <part.SmsFields {...state} />
    </div>
  );
}
