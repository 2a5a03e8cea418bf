import { aNotice } from '../testing';
import { stripEntries } from './entries';

describe('stripEntries', () => {
  it('stands in for no announcements with an entry of id -1 @HS-075', () => {
    expect(stripEntries([], 'No notices right now')).toEqual([{ id: '-1', title: 'No notices right now' }]);
  });

  it.each([
    ['PL', '/m/notice?id=n7'],
    ['PR', '/m/activity'],
    ['H', '/m/notice'],
  ] as const)('leads from a notice of type %s to %s', (types, path) => {
    expect(stripEntries([aNotice({ id: 'n7', title: 'A title', types })], '')).toEqual([
      { id: 'n7', title: 'A title', path },
    ]);
  });
});
