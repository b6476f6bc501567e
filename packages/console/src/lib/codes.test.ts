import { expect, it } from 'vitest';
import { codesByName, otherNames } from './codes.ts';

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

it('the official languages of South Africa have a name, and are known by their own', () => {
  const languages = new Map(codesByName('language'));
  const official = ['af', 'en', 'nr', 'nso', 'ss', 'st', 'tn', 'ts', 've', 'xh', 'zu'];
  expect(official.filter((code) => !languages.has(code))).toEqual([]);
  const own = [
    'isiNdebele',
    'Sepedi',
    'siSwati',
    'Sesotho',
    'Setswana',
    'Xitsonga',
    'Tshivenda',
    'isiXhosa',
    'isiZulu',
  ];
  const known = new Map(otherNames('language').map(([code, name]) => [name, code]));
  expect(own.map((name) => known.get(name))).toEqual(['nr', 'nso', 'ss', 'st', 'tn', 'ts', 've', 'xh', 'zu']);
  expect(otherNames('country')).toContainEqual(['ZA', 'RSA']);
});
