import { useTranslation } from '@site/i18n';
import { Button } from '../../src/Button';
import { Card } from '../../src/Card';
import { CareNotice } from '../../src/CareNotice';
import { Organisation } from '../../src/HelpList/Organisation';
import { LimitGauge } from '../../src/LimitGauge';
import { PeriodRow } from '../../src/PeriodRow';
import { Specimen } from '../Specimen';

const noAction = () => undefined;

export function Care() {
  const { t } = useTranslation('showcase');
  return (
    <>
      <Specimen title="PeriodRow, LimitGauge" room="bare">
        <Card padded={false}>
          <PeriodRow
            title={t('limitDay')}
            action={
              <Button variant="text" size="small" flush>
                {t('limitChange')}
              </Button>
            }
            used={t('limitUsed')}
            of={t('limitOf')}
            gauge={<LimitGauge label={t('limitUsed')} used="1500.00" of="5000.00" />}
            left={t('limitLeft')}
            startsAgain={t('limitAgain')}
          />
          <PeriodRow
            title={t('limitWeek')}
            used={t('limitAllUsed')}
            of={t('limitOf')}
            gauge={<LimitGauge label={t('limitAllUsed')} used="5000.00" of="5000.00" />}
            left={t('limitReached')}
            startsAgain={t('limitAgain')}
          />
          <PeriodRow title={t('limitMonth')} used={t('limitNone')} />
        </Card>
      </Specimen>
      <Specimen title="CareNotice" room="bare">
        <CareNotice
          title={t('noticeTitle')}
          ways={[t('noticeLimits'), t('noticeBreak'), t('noticeHelp')].map((way) => (
            <Button key={way} variant="line" size="small">
              {way}
            </Button>
          ))}
          seenLabel={t('noticeSeen')}
          onSeen={noAction}
        >
          {t('noticeText')}
        </CareNotice>
      </Specimen>
      <Specimen title="HelpList" room="bare">
        <Card as="ul" padded={false}>
          <Organisation
            organisation={{
              id: 'line',
              name: t('helpLine'),
              url: 'https://clearline.example',
              phone: '02-555-0142',
              hours: t('helpHours'),
              languages: ['th', 'en'],
              kind: 'HELPLINE',
              country: 'TH',
            }}
          />
          <Organisation
            organisation={{
              id: 'register',
              name: t('helpRegister'),
              url: 'https://pauseregister.example',
              languages: ['th'],
              kind: 'REGISTER',
              country: 'TH',
            }}
          />
        </Card>
      </Specimen>
    </>
  );
}
