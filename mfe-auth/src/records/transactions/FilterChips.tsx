import { DepositStatus } from '@site/contracts/areas/deposit';
import { WithdrawStatus } from '@site/contracts/areas/withdraw';
import { Chip, ChipRow } from '@site/ui/Chip';
import { useTexts } from '../../useTexts';
import { useMovementCodes } from './queries';
import type { RecordState } from './recordState';

interface FilterChipsProps {
  state: RecordState;
  onChange: (changes: Partial<RecordState>) => void;
}

/** What narrows the list besides days: movements by what moved them, orders by their state. */
export function FilterChips({ state, onChange }: FilterChipsProps) {
  const { t } = useTexts();
  switch (state.tab) {
    case 'all':
      return <CodeChips state={state} onChange={onChange} />;
    case 'deposits':
      return (
        <Choices
          label={t('records.filter.state')}
          any={t('records.filter.anyState')}
          choices={DepositStatus.options.map((value) => ({ value, name: t(`records.deposit.${value}`) }))}
          value={state.deposit}
          onChoose={(deposit) => onChange({ deposit })}
        />
      );
    case 'withdrawals':
      return (
        <Choices
          label={t('records.filter.state')}
          any={t('records.filter.anyState')}
          choices={WithdrawStatus.options.map((value) => ({
            value,
            name: t(`records.withdrawal.${value}`),
          }))}
          value={state.withdrawal}
          onChoose={(withdrawal) => onChange({ withdrawal })}
        />
      );
  }
}

function CodeChips({ state, onChange }: FilterChipsProps) {
  const { t } = useTexts();
  const codes = useMovementCodes(state.team);
  return (
    <Choices
      label={t('records.filter.kind')}
      any={t('records.filter.anyKind')}
      choices={codes.map(({ code, name }) => ({ value: code, name }))}
      value={state.code}
      onChoose={(code) => onChange({ code })}
    />
  );
}

interface ChoicesProps<Value extends string> {
  label: string;
  any: string;
  choices: readonly { readonly value: Value; readonly name: string }[];
  value: Value | undefined;
  onChoose: (value: Value | undefined) => void;
}

function Choices<Value extends string>({ label, any, choices, value, onChoose }: ChoicesProps<Value>) {
  return (
    <ChipRow label={label} chosen={value ?? 'any'}>
      <Chip selected={value === undefined} onClick={() => onChoose(undefined)}>
        {any}
      </Chip>
      {choices.map((choice) => (
        <Chip key={choice.value} selected={choice.value === value} onClick={() => onChoose(choice.value)}>
          {choice.name}
        </Chip>
      ))}
    </ChipRow>
  );
}
