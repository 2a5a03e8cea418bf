import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderRemote } from '../renderRemote';
import { RateSlider } from './RateSlider';

function Slots({ from, min = '0.42', max = '0.63' }: { from: string; min?: string; max?: string }) {
  const [rate, setRate] = useState(from);
  return <RateSlider gameType="RNG" rate={rate} min={min} max={max} onChange={setRate} />;
}

const slider = () => screen.getByRole('slider', { name: 'Slots' });
const less = () => screen.getByRole('button', { name: 'Slots, less' });
const more = () => screen.getByRole('button', { name: 'Slots, more' });
const says = (rate: string) => expect(slider()).toHaveAttribute('aria-valuetext', rate);

it('moves by buttons to each 0.05 and to the exact ends, where a button keeps its focus', async () => {
  renderRemote(<Slots from="0.55" />);
  await userEvent.click(more());
  says('0.60%');
  await userEvent.click(more());
  says('0.63%');
  expect(more()).toHaveAttribute('aria-disabled', 'true');
  expect(more()).toHaveFocus();
  await userEvent.click(more());
  says('0.63%');
  await userEvent.click(less());
  says('0.60%');
});

it('moves by keys: arrows 0.05, pages 0.10, Home and End to the ends', async () => {
  renderRemote(<Slots from="0.50" />);
  slider().focus();
  for (const [key, rate] of [
    ['{ArrowRight}', '0.55%'],
    ['{ArrowUp}', '0.60%'],
    ['{ArrowLeft}', '0.55%'],
    ['{PageDown}', '0.45%'],
    ['{PageUp}', '0.55%'],
    ['{End}', '0.63%'],
    ['{Home}', '0.42%'],
    ['{ArrowDown}', '0.42%'],
  ] as const) {
    await userEvent.keyboard(key);
    says(rate);
  }
});

it('is drawn to a stop, and never between', () => {
  renderRemote(<Slots from="0.50" />);
  fireEvent.change(slider(), { target: { value: '4' } });
  says('0.60%');
  fireEvent.change(slider(), { target: { value: '5' } });
  says('0.63%');
});

it('says what was given on and what is the agent’s', () => {
  renderRemote(<Slots from="0.50" />);
  expect(slider()).toHaveAccessibleDescription('given on 0.42% yours 0.63%');
});

it('comes back from outside of its bounds by one press', async () => {
  renderRemote(<Slots from="0.20" min="0.30" max="0.50" />);
  says('0.20%');
  expect(less()).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(more());
  says('0.30%');
});
