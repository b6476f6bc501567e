/** An image file, without anything that is not needed to show it. */
export interface Image {
  media_type: 'image/png' | 'image/jpeg';
  width: number;
  height: number;
  bytes: Buffer;
}

/** Why a file cannot be used. */
export class UnusableImage extends Error {}

/** Checks the size of an image. */
export function checkSize(width: number, height: number, most: number): void {
  if (width < 1 || height < 1 || width > most || height > most)
    throw new UnusableImage(`must be at most ${most} pixels wide and high; it is ${width} by ${height}`);
}
