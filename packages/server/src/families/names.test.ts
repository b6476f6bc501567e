import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { composeName, foldName, nameFaults } from './names.ts';

describe('foldName', () => {
  it('takes away case and diacritics', () => {
    expect(foldName('Zoë ÉXAMPLE')).toBe('zoe example');
    expect(foldName('Zoe\u0308')).toBe(foldName('Zoë'));
    expect(foldName('Ngũgĩ wa Thiong’o')).toBe('ngugi wa thiong’o');
    expect(foldName('Łukasz Ößel')).toBe('łukasz oßel');
    expect(foldName('陳大文 😀')).toBe('陳大文 😀');
  });

  it('changes nothing more the second time', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 20 }), (name) => {
        expect(foldName(foldName(name))).toBe(foldName(name));
      }),
    );
  });
});

describe('composeName', () => {
  it('prefers the name that was sent', () => {
    expect(composeName({ name: 'T. Example', first_name: 'Thandi', last_name: 'Example' })).toBe(
      'T. Example',
    );
  });

  it('joins the parts that there are', () => {
    expect(composeName({ first_name: 'Thandi', last_name: 'Example' })).toBe('Thandi Example');
    expect(composeName({ first_name: 'Thandi', middle_names: 'Nomsa', last_name: 'Example' })).toBe(
      'Thandi Nomsa Example',
    );
    expect(composeName({ first_name: 'Thandi', middle_names: null, last_name: 'Example' })).toBe(
      'Thandi Example',
    );
  });

  it('gives none without a first and a last name', () => {
    expect(composeName({})).toBeUndefined();
    expect(composeName({ first_name: 'Thandi', middle_names: 'Nomsa' })).toBeUndefined();
    expect(composeName({ first_name: null, last_name: 'Example' })).toBeUndefined();
  });
});

describe('nameFaults', () => {
  it('asks for a name of 200 characters at most', () => {
    expect(nameFaults(undefined)).toMatchObject([{ pointer: '/name', code: 'required' }]);
    expect(nameFaults('A'.repeat(200))).toEqual([]);
    expect(nameFaults('A'.repeat(201))).toMatchObject([{ pointer: '/name', code: 'too_long' }]);
  });
});
