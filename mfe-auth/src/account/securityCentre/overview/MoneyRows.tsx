import type { SecurityOverview } from '@site/contracts/areas/security';
import { CreditCard, IdCard, KeyRound, MessageCircleQuestionMark } from 'lucide-react';
import { useTexts } from '../../../useTexts';
import { usePartAddress } from '../parts';
import { CheckRow } from './CheckRow';

/** What guards the money: payment password, payee name, bank cards, security questions. */
export function MoneyRows({ overview }: { overview: SecurityOverview }) {
  const { t } = useTexts();
  const partAddress = usePartAddress();
  const { hasPaymentPassword, payeeName, bankCards, bankCardLimit, hasSecurityQuestions } = overview;
  const setOrNot = (isSet: boolean) => ({
    state: isSet ? t('security.set') : t('security.notSet'),
    missing: !isSet,
    action: isSet ? t('security.action.change') : t('security.action.setUp'),
  });
  return (
    <>
      <CheckRow
        icon={KeyRound}
        name={t('security.payment.name')}
        to={partAddress('payment')}
        {...setOrNot(hasPaymentPassword)}
      />
      <CheckRow
        icon={IdCard}
        name={t('security.payee.name')}
        {...(payeeName
          ? { state: t('security.payee.fixed', { name: payeeName }) }
          : { ...setOrNot(false), to: partAddress('payee') })}
      />
      <CheckRow
        icon={CreditCard}
        name={t('security.cards.name')}
        state={
          bankCards === 0
            ? t('security.cards.noneYet')
            : bankCardLimit === undefined
              ? t('security.cards.count', { count: bankCards })
              : t('security.cards.countOf', { have: bankCards, limit: bankCardLimit })
        }
        missing={bankCards === 0}
        to={partAddress('cards')}
        action={bankCards === 0 ? t('security.action.add') : t('security.action.manage')}
      />
      <CheckRow
        icon={MessageCircleQuestionMark}
        name={t('security.questions.name')}
        to={partAddress('questions')}
        {...setOrNot(hasSecurityQuestions)}
      />
    </>
  );
}
