import { Button } from '@site/ui/Button';
import { useTexts } from '../../../useTexts';

interface SheetActionsProps {
  onCancel: () => void;
  /** Id of the form that the main button sends. */
  form: string;
  label: string;
  sending?: boolean;
}

/** The foot of a sheet with a form: the way out, and the one button that goes on. */
export function SheetActions({ onCancel, form, label, sending = false }: SheetActionsProps) {
  const { t } = useTexts();
  return (
    <>
      <Button variant="quiet" onClick={onCancel}>
        {t('security.cancel')}
      </Button>
      <Button type="submit" form={form} loading={sending}>
        {label}
      </Button>
    </>
  );
}
