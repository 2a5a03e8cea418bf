import type { Downline } from '@site/contracts/areas/team';
import { isAgentAccount } from '@site/contracts/values/accountTypes';
import { formatAmount } from '@site/ui/Money';
import { PickRow } from '../payment/PickRow';
import { PersonFace } from '../people/PersonFace';
import { PersonName } from '../people/PersonName';
import { useTexts } from '../useTexts';

interface PersonPickProps {
  person: Downline;
  checked: boolean;
  /** As many are chosen as there may be. */
  off: boolean;
  onChange: (checked: boolean) => void;
}

/** Somebody of the team, to be chosen. */
export function PersonPick({ person, checked, off, onChange }: PersonPickProps) {
  const { t } = useTexts();
  const { account, type, level, balance, online } = person;
  const kind = isAgentAccount(type) ? t('people.agent') : t('people.member');
  return (
    <PickRow
      label={account}
      checked={checked}
      off={off}
      onChange={onChange}
      end={
        <>
          {formatAmount(balance)}
          <small>{t('envelopes.people.balance')}</small>
        </>
      }
    >
      <PersonFace account={account} online={online} />
      <PersonName account={account}>{t('envelopes.people.level', { kind, level })}</PersonName>
    </PickRow>
  );
}
