const steps = 10;

/**
 * Calls back after a time, like `setTimeout`, except that a time in which this process was too busy to notice what it
 * waits for counts little. Returns a function that stops the timer.
 */
export function patientTimer(callback: () => void, ms: number): () => void {
  let left = steps;
  const timer = setInterval(() => {
    left--;
    if (left > 0) return;
    clearInterval(timer);
    callback();
  }, ms / steps);
  return () => clearInterval(timer);
}
