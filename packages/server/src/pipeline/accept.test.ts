import { expect, it } from 'vitest';
import { negotiate } from './accept.ts';

const offered = ['application/json', 'text/html', 'application/pdf'];

it.each([
  [undefined, 'application/json'],
  ['', 'application/json'],
  ['*/*', 'application/json'],
  ['application/pdf', 'application/pdf'],
  ['Application/PDF', 'application/pdf'],
  ['text/*', 'text/html'],
  ['text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8', 'text/html'],
  ['application/json;q=0.5, application/pdf;q=0.6', 'application/pdf'],
  ['application/pdf;q=0, */*', 'application/json'],
  ['image/png', undefined],
  ['application/json;q=0', undefined],
  ['application/pdf;q=x', undefined],
])('Accept %s chooses %s', (header, chosen) => {
  expect(negotiate(header, offered)).toBe(chosen);
});
