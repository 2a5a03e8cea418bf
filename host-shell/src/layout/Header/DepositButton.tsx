import { useAccountType } from '@site/api';
import { isRealAccount } from '@site/contracts/values/accountTypes';
import { PATHS } from '@site/contracts/values/paths';
import { useTranslation } from '@site/i18n';
import { useNavigate, useRouteExists } from '@site/router';
import { Button } from '@site/ui/Button';
import { toast, toastDuration } from '@site/ui/Toast';

/** To the cashier; a trial or test account is asked for a real one instead (HS-027, HS-028). */
export function DepositButton({ size, className }: { size?: 'small'; className?: string | undefined }) {
  const { t } = useTranslation('host-shell');
  const navigate = useNavigate();
  const type = useAccountType();
  if (!useRouteExists(PATHS.deposit)) return null;
  const deposit = () => {
    if (type !== undefined && !isRealAccount(type)) {
      toast.info(t('deposit.realAccount'), { duration: toastDuration.realAccount });
    } else navigate(PATHS.deposit);
  };
  return (
    <Button {...(size && { size })} className={className} onClick={deposit}>
      {t('header.deposit')}
    </Button>
  );
}
