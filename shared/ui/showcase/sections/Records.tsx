import { useTranslation } from '@site/i18n';
import { ArrowDownLeft, ArrowUpRight } from 'lucide-react';
import { useState } from 'react';
import { BarChart } from '../../src/BarChart';
import { Glyph } from '../../src/Glyph';
import { Icon } from '../../src/Icon';
import { formatAmount, Money } from '../../src/Money';
import { OrderState } from '../../src/OrderState';
import { DayList, type Range, RangeChips, RecordRow } from '../../src/records';
import { Trail } from '../../src/Trail';
import { Specimen } from '../Specimen';

const TODAY = '2026-11-21';
const DAYS = [
  { day: '2026-11-15', value: '-1025.00' },
  { day: '2026-11-16', value: '860.00', mark: '1500.00' },
  { day: '2026-11-17', value: '-1170.00' },
  { day: '2026-11-18' },
  { day: '2026-11-19', value: '1010.00' },
  { day: '2026-11-20', value: '-1180.00', mark: '500.00' },
  { day: '2026-11-21', value: '-335.00' },
];
const PAIRS = [
  { day: '2026-11-19', value: '66100.00', beside: '40300.00' },
  { day: '2026-11-20', value: '84200.00', beside: '31050.00' },
  { day: '2026-11-21', value: '12000.00', beside: '19000.00' },
];
const ITEMS = [
  { id: '1', icon: ArrowUpRight, name: 'withdrawRow', at: '2026-11-21T13:21:00Z', amount: '-3000.00' },
  { id: '2', icon: ArrowDownLeft, name: 'depositRow', at: '2026-11-21T07:02:00Z', amount: '500.00' },
  { id: '3', icon: ArrowDownLeft, name: 'depositRow', at: '2026-11-20T04:40:00Z', amount: '1500.00' },
] as const;

/** What has become of money, and what has happened to it so far. */
export function Records() {
  const { t } = useTranslation('showcase');
  const [range, setRange] = useState<Range>('7days');
  const [day, setDay] = useState('2026-11-20');
  return (
    <>
      <Specimen title="OrderState">
        <OrderState tone="wait" title={t('checking')} amount="1000.00" symbol="฿">
          {t('checkingText')}
        </OrderState>
        <OrderState tone="done" title={t('arrived')} amount="1000.00" symbol="฿" signed />
        <OrderState tone="failed" title={t('notFound')}>
          {t('notFoundText')}
        </OrderState>
        <OrderState tone="ended" title={t('codeEnded')} />
      </Specimen>
      <Specimen title="Trail">
        <Trail
          label={t('happened')}
          steps={[
            { label: t('orderMade'), time: '2026-11-21T13:14:00Z', state: 'done' },
            { label: t('saidPaid'), note: t('withReceipt'), time: '2026-11-21T13:17:00Z', state: 'done' },
            { label: t('checking'), state: 'now' },
            { label: t('inWallet'), state: 'ahead' },
          ]}
        />
      </Specimen>
      <Specimen title="BarChart">
        <BarChart
          label={t('chart')}
          days={DAYS}
          dayLabel={(each) => each.slice(-2)}
          allDayLabels
          tickLabel={(amount) => formatAmount(amount).replace('.00', '')}
          legend={{ up: t('upThatDay'), down: t('downThatDay'), mark: t('deposits') }}
          selected={day}
          onSelect={setDay}
        />
      </Specimen>
      <Specimen title="BarChart, a pair">
        <BarChart
          label={t('chart')}
          days={PAIRS}
          dayLabel={(each) => each.slice(-2)}
          allDayLabels
          tickLabel={(amount) => formatAmount(amount).replace('.00', '')}
          pair={{ first: t('depositRow'), second: t('withdrawRow') }}
        />
      </Specimen>
      <Specimen title="RangeChips, DayList, RecordRow" room="frame">
        <RangeChips range={range} today={TODAY} onChange={setRange} />
        <DayList items={ITEMS} today={TODAY}>
          {({ id, icon, name, at, amount }) => (
            <RecordRow
              key={id}
              icon={
                <Glyph>
                  <Icon of={icon} />
                </Glyph>
              }
              name={t(name)}
              at={at}
              onOpen={() => {}}
            >
              <Money symbol="฿" amount={amount} signed />
            </RecordRow>
          )}
        </DayList>
        <br />
      </Specimen>
    </>
  );
}
