import { expect, it } from 'vitest';
import { codesByName } from './codes.ts';

it('countries and languages have their names, in the language of a school too, and no codes of groups or of the past', () => {
  const countries = new Map(codesByName('country'));
  const languages = new Map(codesByName('language', 'af-ZA'));
  expect([countries.size, countries.get('ZA'), countries.has('EU'), countries.has('DD')]).toEqual([
    ...[249, 'South Africa', false, false],
  ]);
  expect([languages.get('en'), languages.get('zu'), languages.has('iw')]).toEqual([
    'Engels',
    'Zoeloe',
    false,
  ]);
  expect(languages.size).toBeGreaterThan(170);
});
