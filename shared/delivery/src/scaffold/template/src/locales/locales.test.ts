import { differingKeys } from '@site/i18n/testing';
import en from './en.json';
import th from './th.json';

it('says everything in English and Thai', () => {
  expect(differingKeys(en, th)).toEqual([]);
});
