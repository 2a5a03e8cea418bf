import { aNotice } from '../testing';
import { askedNotice } from './askedNotice';

const notices = ['n1', 'n2', 'n3'].map((id) => aNotice({ id }));

it.each([
  ['index=0', 'n1'],
  ['index=2', 'n3'],
  ['id=n2', 'n2'],
  ['id=n2&index=0', 'n2'],
])('%s asks for %s @ME-015', (query, id) => {
  expect(askedNotice(new URLSearchParams(query), notices)).toBe(id);
});

it.each(['', 'index=3', 'index=-1', 'index=1.5', 'index=', 'index=x', 'id=n9', 'id=', 'index=99999999999'])(
  'ignores %s',
  (query) => {
    expect(askedNotice(new URLSearchParams(query), notices)).toBeUndefined();
  },
);
