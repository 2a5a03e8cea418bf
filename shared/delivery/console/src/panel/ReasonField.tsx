import { MAX_REASON } from '@site/contracts/federation/releaseApi';
import { Field } from '@site/ui/Field';

export interface ReasonFieldProps {
  label?: string;
  value: string;
  onChange: (value: string) => void;
  error?: string | undefined;
  required?: boolean;
}

/** Why, in one line, for the log. */
export function ReasonField({ label = 'Reason', value, onChange, error, required = true }: ReasonFieldProps) {
  return (
    <Field
      label={label}
      value={value}
      required={required}
      maxLength={MAX_REASON}
      autoComplete="off"
      error={error}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}
