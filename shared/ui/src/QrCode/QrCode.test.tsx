import { render, screen } from '@testing-library/react';
import { startUiTexts } from '../testing/startUiTexts';
import { QrCode, saveQrPicture } from '.';

beforeEach(() => startUiTexts());

it('is a picture with a name, drawn without styles in the markup', async () => {
  const { container } = render(<QrCode text="https://pay.example/p/1" label="QR code of the link" />);
  const code = await screen.findByRole('img', { name: 'QR code of the link' });
  expect(code.querySelector('path')?.getAttribute('d')).toMatch(/^M4 4h7v1h-7z/);
  expect(container.querySelector('[style]')).toBeNull();
});

it('says so when the browser makes no picture of it', async () => {
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  await expect(saveQrPicture('x', 'x.png')).rejects.toThrow('does not draw');
});
