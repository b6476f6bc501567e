import { expect, it } from 'vitest';
import { turned } from './images.ts';

/** An image of rows of letters. */
const image = (...rows: string[]) => ({
  width: rows[0]?.length ?? 0,
  height: rows.length,
  data: Uint8Array.from([...rows.join('')].flatMap((letter) => new Array(4).fill(letter.charCodeAt(0)))),
});

function exif(order: 'II' | 'MM', orientation: number): Buffer {
  const bytes = Buffer.alloc(32);
  bytes.write(`Exif\0\0${order}`, 'latin1');
  const [short, long] =
    order === 'II'
      ? [bytes.writeUInt16LE.bind(bytes), bytes.writeUInt32LE.bind(bytes)]
      : [bytes.writeUInt16BE.bind(bytes), bytes.writeUInt32BE.bind(bytes)];
  short(42, 8);
  long(8, 10);
  short(1, 14);
  short(0x0112, 16);
  short(orientation, 24);
  return bytes;
}

it.each<[number, ...string[]]>([
  [1, 'AB', 'CD', 'EF'],
  [2, 'BA', 'DC', 'FE'],
  [3, 'FE', 'DC', 'BA'],
  [4, 'EF', 'CD', 'AB'],
  [5, 'ACE', 'BDF'],
  [6, 'ECA', 'FDB'],
  [7, 'FDB', 'ECA'],
  [8, 'BDF', 'ACE'],
  [9, 'AB', 'CD', 'EF'],
])('an image with the orientation %i is turned upright', (orientation, ...rows) => {
  for (const order of ['II', 'MM'] as const)
    expect(turned(image('AB', 'CD', 'EF'), exif(order, orientation))).toEqual(image(...rows));
});

it('metadata that is damaged turns nothing', () => {
  const whole = exif('MM', 6);
  for (let length = 0; length < 18; length++)
    expect(turned(image('AB', 'CD'), whole.subarray(0, length))).toEqual(image('AB', 'CD'));
});
