import { useApiQuery } from '@site/api';
import { securityOverview } from '@site/contracts/areas/security';
import { fieldErrorText } from '@site/i18n';
import { Button } from '@site/ui/Button';
import { IdentitySheet } from '../../account/identity/IdentitySheet';
import { PasswordField } from '../../form/PasswordField';
import { PasswordOwner } from '../../form/PasswordOwner';
import { useTexts } from '../../useTexts';
import type { OwnerProof } from './useOwnerProof';

/** The password of whoever asks. */
export function OwnerPassword({ proof: { input, faults, clear } }: { proof: OwnerProof }) {
  const { t } = useTexts();
  return (
    <div>
      <PasswordOwner />
      <PasswordField
        ref={input}
        kind="current"
        label={t('break.password')}
        error={faults && fieldErrorText(t, faults)}
        onChange={clear}
      />
    </div>
  );
}

interface OtherProofProps {
  proof: OwnerProof;
  disabled?: boolean;
  onPress: () => void;
}

/** The way on for who has no password, or would rather use a passkey. Outside of the form: it has one of its own. */
export function OtherProof({ proof: { asking, answer }, disabled = false, onPress }: OtherProofProps) {
  const { t } = useTexts();
  const { data } = useApiQuery(securityOverview, {}, { silent: true });
  return (
    <>
      <Button variant="text" block disabled={disabled} onClick={onPress}>
        {t('break.withoutPassword')}
      </Button>
      <IdentitySheet open={asking} hasPasskey={(data?.passkeys ?? 0) > 0} onAnswer={answer} />
    </>
  );
}
