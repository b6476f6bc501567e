import { describe, expect, it } from 'vitest';
import { composeName } from './names.ts';

const full = (locale: string, first_name: string | null, last_name: string | null, middle_names?: string) =>
  composeName({ first_name, last_name, middle_names }, locale);

describe('composeName', () => {
  it('joins the parts that there are, of which one is enough', () => {
    expect(full('en-ZA', 'Thandi', 'Example')).toBe('Thandi Example');
    expect(full('en-ZA', 'Thandi', 'Example', 'Nomsa')).toBe('Thandi Nomsa Example');
    expect(full('id', 'Sukarno', null)).toBe('Sukarno');
    expect(full('hu', null, 'Suharto')).toBe('Suharto');
    expect(full('en-ZA', null, null, 'Nomsa')).toBeUndefined();
    expect(composeName({}, 'en-ZA')).toBeUndefined();
  });

  it('begins with the family name where that is the order of names', () => {
    expect(full('hu-HU', 'Péter', 'Minta', 'Pál')).toBe('Minta Péter Pál');
    expect(full('vi', 'An', 'Nguyễn', 'Văn')).toBe('Nguyễn Văn An');
    expect(full('ja-JP', '太郎', '見本')).toBe('見本太郎');
    expect(full('ja-JP', 'Taro', 'Mihon')).toBe('Mihon Taro');
    expect(full('zh-Hant-TW', '小明', '王')).toBe('王小明');
    expect(full('zh-CN', 'Anna', '王')).toBe('王 Anna');
    expect(full('ko-KR', '길동', '홍')).toBe('홍길동');
    expect(full('de', '太郎', '見本')).toBe('太郎 見本');
  });
});
