import { formatNumber } from '@site/i18n';
import { IconButton } from '@site/ui/IconButton';
import { Minus, Plus } from 'lucide-react';
import { useId } from 'react';
import { useTexts } from '../../useTexts';
import styles from './Stepper.module.css';

interface StepperProps {
  value: number;
  most: number;
  disabled: boolean;
  onChange: (value: number) => void;
}

/** How many, one more or one less with each press. A button at its end keeps its focus. */
export function Stepper({ value, most, disabled, onChange }: StepperProps) {
  const { t } = useTexts();
  const label = useId();
  const step = (by: number) => {
    const next = value + by;
    if (!disabled && next >= 1 && next <= most) onChange(next);
  };
  return (
    <div className={styles.line}>
      <span id={label} className={styles.label}>
        {t('mall.sheet.quantity')}
      </span>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset has no such place for its name */}
      <div role="group" aria-labelledby={label} className={styles.stepper}>
        <IconButton
          icon={Minus}
          iconSize={18}
          label={t('mall.sheet.less')}
          aria-disabled={disabled || value <= 1}
          onClick={() => step(-1)}
        />
        <output className={styles.value}>{formatNumber(value)}</output>
        <IconButton
          icon={Plus}
          iconSize={18}
          label={t('mall.sheet.more')}
          aria-disabled={disabled || value >= most}
          onClick={() => step(1)}
        />
      </div>
    </div>
  );
}
