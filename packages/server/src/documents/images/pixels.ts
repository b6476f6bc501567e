import { Refused } from '../refused.ts';

/** A decoded image: four bytes for each pixel, red, green, blue and opacity. */
export interface Pixels {
  width: number;
  height: number;
  data: Uint8Array;
}

export const mostPixels = 1000;

export const unusable = (message: string): Refused => new Refused('unusable_image', message);

/** Checks the size of an image, before anything of that size is allocated. */
export function checkSize(width: number, height: number): void {
  if (width < 1 || height < 1 || width > mostPixels || height > mostPixels)
    throw unusable(`must be at most ${mostPixels} pixels wide and high; it is ${width} by ${height}`);
}
