import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { formatAmount } from '../Money';
import { startUiTexts } from '../testing/startUiTexts';
import { BarChart, type BarChartProps } from '.';

beforeEach(() => startUiTexts());

const LABEL = 'Net result a day, 15 to 18 November: down 1,025, up 860, no play, even.';
const days = [
  { day: '2026-11-15', value: '-1025.00' },
  { day: '2026-11-16', value: '860.00' },
  { day: '2026-11-17' },
  { day: '2026-11-18', value: '0.00' },
];

async function show(props: Partial<BarChartProps> = {}) {
  const { container } = render(
    <BarChart
      label={LABEL}
      days={days}
      dayLabel={(day) => day.slice(-2)}
      allDayLabels
      tickLabel={formatAmount}
      legend={{ up: 'Up that day', down: 'Down that day' }}
      {...props}
    />,
  );
  const drawing = await screen.findByRole('img', { name: LABEL });
  const rects = (name: string) => [...drawing.querySelectorAll(`.${name}`)];
  return { container, rects };
}

it('draws up above zero and down below it, on one scale, and a tick for a day without either', async () => {
  const { rects } = await show();
  const [up, down] = [rects('up')[0], rects('down')[0]];
  const heightOf = (bar: Element | undefined) => Number(bar?.getAttribute('height'));
  expect(Number(up?.getAttribute('y')) + heightOf(up)).toBeCloseTo(70);
  expect(down).toHaveAttribute('y', '70');
  expect(heightOf(down) / heightOf(up)).toBeCloseTo(1025 / 860);
  expect(rects('none').map(heightOf)).toEqual([2, 2]);
});

it('marks another amount of a day by a line on the same scale, where there is one', async () => {
  const { rects } = await show({
    days: [
      { day: '2026-11-15', value: '1000.00', mark: '2000.00' },
      { day: '2026-11-16', value: '-500.00', mark: '0.00' },
    ],
    legend: { up: 'Up that day', down: 'Down that day', mark: 'Paid in' },
  });
  const [up, marks] = [rects('up')[0], rects('mark')];
  const rise = (y: string | null | undefined) => 70 - Number(y);
  expect(marks).toHaveLength(1);
  expect(rise(marks[0]?.getAttribute('y1'))).toBeCloseTo(2 * rise(up?.getAttribute('y')));
  expect(screen.getByText('Paid in')).toBeInTheDocument();
});

it('has its words as text: ticks, days, and what up and down are', async () => {
  await show();
  for (const text of ['1,000.00', '0.00', '\u22121,000.00', '15', '18', 'Up that day', 'Down that day'])
    expect(screen.getByText(text)).toBeInTheDocument();
});

it('names the first, the middle and the last of many days', async () => {
  const month = Array.from({ length: 30 }, (_, index) => ({
    day: `2026-11-${String(index + 1).padStart(2, '0')}`,
    value: '1.00',
  }));
  await show({ days: month, allDayLabels: false });
  for (const shown of ['01', '16', '30']) expect(screen.getByText(shown)).toBeInTheDocument();
  expect(screen.queryByText('02')).not.toBeInTheDocument();
});

it('tells which day is tapped, and fills the band of the chosen one', async () => {
  const onSelect = jest.fn();
  const { rects } = await show({ onSelect, selected: '2026-11-16' });
  const [first, second, third] = rects('band');
  expect([first, second].map((band) => band?.hasAttribute('data-selected'))).toEqual([false, true]);
  await userEvent.click(third as Element);
  expect(onSelect.mock.calls).toEqual([['2026-11-17']]);
});

it('has no styles of its own in the markup, which the content security policy refuses', async () => {
  const { container } = await show({ selected: '2026-11-16' });
  expect(container.querySelector('[style]')).toBeNull();
});

it('stands on zero at the foot, with no legend, where nothing goes down', async () => {
  const upwards = [
    { day: '2026-11-15', value: '250.00' },
    { day: '2026-11-16', value: '500.00' },
    { day: '2026-11-17', value: '0.00' },
  ];
  const { rects } = await show({ days: upwards, legend: undefined });
  const [half, whole] = rects('up').map((bar) => ({
    y: Number(bar.getAttribute('y')),
    height: Number(bar.getAttribute('height')),
  }));
  expect(half && half.y + half.height).toBeCloseTo(126);
  expect(whole?.y).toBeCloseTo(14);
  for (const text of ['500.00', '250.00', '0.00']) expect(screen.getByText(text)).toBeInTheDocument();
  expect(screen.queryByText('Down that day')).not.toBeInTheDocument();
});

it('has two bars for each day of a pair, on one scale, with what each of them is', async () => {
  const { rects } = await show({
    days: [
      { day: '2026-11-15', value: '500.00', beside: '250.00' },
      { day: '2026-11-16', value: '0.00', beside: '500.00' },
    ],
    legend: undefined,
    pair: { first: 'Deposits', second: 'Withdrawals' },
  });
  const heights = (name: string) => rects(name).map((bar) => Number(bar.getAttribute('height')));
  expect(heights('second')).toEqual([56, 112]);
  expect(heights('up')).toEqual([112]);
  const right = (bar: Element | undefined) =>
    Number.parseFloat(bar?.getAttribute('x') ?? '') + Number.parseFloat(bar?.getAttribute('width') ?? '');
  expect(right(rects('up')[0])).toBeLessThan(Number.parseFloat(rects('second')[0]?.getAttribute('x') ?? ''));
  for (const text of ['Deposits', 'Withdrawals']) expect(screen.getByText(text)).toBeInTheDocument();
});
