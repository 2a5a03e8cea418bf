import { render, screen } from '@testing-library/react';
import { startUiTexts } from '../testing/startUiTexts';
import { Sum } from '.';

beforeEach(() => startUiTexts());

it('pairs every label with its amount, and ends with what they come to', () => {
  render(
    <Sum
      symbol="฿"
      rows={[
        { label: 'You pay', amount: '1000.00' },
        { label: 'Fee', amount: '0.00', quiet: true },
        { label: 'Bonus', amount: '1000.00', signed: true },
        { label: 'Arrives', text: 'at once' },
      ]}
      total={{ label: 'Comes to', amount: '2000.00' }}
    />,
  );
  const texts = (role: string) => screen.getAllByRole(role).map(({ textContent }) => textContent);
  expect(texts('term')).toEqual(['You pay', 'Fee', 'Bonus', 'Arrives', 'Comes to']);
  expect(texts('definition')).toEqual(['฿1,000.00', '฿0.00', '+฿1,000.00', 'at once', '฿2,000.00']);
});
