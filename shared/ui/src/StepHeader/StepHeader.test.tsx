import { render, screen } from '@testing-library/react';
import { startUiTexts } from '../testing/startUiTexts';
import { StepHeader } from '.';

beforeEach(() => startUiTexts());

const show = (current: number) => {
  render(<StepHeader label="Step 2 of 3" steps={['Amount', 'Pay', 'Done']} current={current} />);
  return screen.getAllByRole('listitem');
};

it('says which step is open, and which are done without their colour', () => {
  const [amount, pay, done] = show(1);
  expect(screen.getByRole('list', { name: 'Step 2 of 3' })).toBeInTheDocument();
  expect(amount).toContainElement(screen.getByRole('img', { name: 'Done' }));
  expect(pay).toHaveAttribute('aria-current', 'step');
  expect([amount, done].map((step) => step?.getAttribute('aria-current'))).toEqual([null, null]);
});

it('has no open step when all are done', () => {
  const steps = show(3);
  expect(screen.getAllByRole('img', { name: 'Done' })).toHaveLength(3);
  expect(steps.some((step) => step.hasAttribute('aria-current'))).toBe(false);
});
