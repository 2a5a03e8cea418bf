import { isWeakPassword } from './weakPassword';

it.each(['000000', '777777', '123456', '654321', '012345', '987654', '121212', '123123'])(
  'takes %s for one that is tried first @RP-048',
  (digits) => {
    expect(isWeakPassword(digits, {})).toBe(true);
  },
);

it.each(['240290', '022490', '900224', '199002', '240233', '253302', '021990'])(
  'takes %s for the birthday of somebody born on 24 February 1990, and of nobody else',
  (digits) => {
    expect(isWeakPassword(digits, { birthDate: '1990-02-24' })).toBe(true);
    expect(isWeakPassword(digits, { birthDate: '1985-11-30' })).toBe(false);
  },
);

it('takes any piece of the owner’s number for one', () => {
  const pieces = ['086158', '861583', '615830', '158304', '583044'];
  for (const piece of pieces)
    expect([piece, isWeakPassword(piece, { mobileNum: '0861583044' })]).toEqual([piece, true]);
  expect(isWeakPassword('615830', { mobileNum: '0899999999' })).toBe(false);
});

it.each(['740293', '615830', '937061'])('lets %s be', (digits) => {
  expect(isWeakPassword(digits, { mobileNum: '0812345678', birthDate: '1990-02-24' })).toBe(false);
});
