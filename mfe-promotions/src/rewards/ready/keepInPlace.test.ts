import { keepInPlace } from './keepInPlace';

it.each([
  ['nothing was pressed', 'ABC', 'AC', '', 'AC'],
  ['the first was taken', 'ABC', 'BC', 'A', 'ABC'],
  ['one in the middle was taken', 'ABC', 'AC', 'B', 'ABC'],
  ['the last was taken', 'ABC', 'AB', 'C', 'ABC'],
  ['all were taken', 'ABC', '', 'ABC', 'ABC'],
  ['neighbours were taken', 'ABCD', 'AD', 'BC', 'ABCD'],
  ['one came meanwhile', 'ABC', 'XAC', 'B', 'XABC'],
  ['the row before went elsewhere', 'ABC', 'C', 'B', 'BC'],
  ['the list has come in another order', 'ABC', 'CA', 'B', 'CAB'],
  ['it is still listed', 'AB', 'AB', 'B', 'AB'],
])('keeps rows where they were when %s', (_case, shown, listed, pressed, order) => {
  expect(keepInPlace([...shown], [...listed], (id) => pressed.includes(id)).join('')).toBe(order);
});
