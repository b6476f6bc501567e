import { signal } from '@preact/signals';

/** Whether the server currently rejects requests because there were too many of them. They are sent again by themselves. */
export const isLimited = signal(false);

let timer: ReturnType<typeof setTimeout> | undefined;

/** Called when the server asks to wait. */
export function limited(seconds: number): void {
  isLimited.value = true;
  clearTimeout(timer);
  timer = setTimeout(() => {
    isLimited.value = false;
  }, seconds * 1000);
}
