import { Button } from '@site/ui/Button';
import { useTexts } from '../../../useTexts';
import { PinQuestion } from './PinQuestion';
import type { useNewPin } from './useNewPin';

/** Asks for new digits, or for the same again. */
export function NewPinQuestion({
  newPin: { question, enter, canRestart, restart },
  sending,
}: {
  newPin: ReturnType<typeof useNewPin>;
  sending: boolean;
}) {
  const { t } = useTexts();
  return (
    <PinQuestion
      key={question.key}
      lead={question.lead}
      error={question.error}
      sending={sending}
      onEnter={enter}
    >
      {canRestart && (
        <Button variant="text" onClick={() => restart()}>
          {t('security.payment.anew')}
        </Button>
      )}
    </PinQuestion>
  );
}
