import { useEffect, useState } from 'preact/hooks';

/** After this time, somebody wonders whether anything is still happening. */
const longMs = 8000;

/** Lines where content will appear. They show only if loading takes longer than 100 ms. */
export function Skeleton({ lines = 4 }: { lines?: number }) {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), longMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    <>
      <p class="hint" role="status">
        {isLong && 'The server is taking longer than usual. The page is still waiting for it.'}
      </p>
      <div class="skeleton" role="status" aria-label="Loading">
        {Array.from({ length: lines }, (_, index) => `line-${index}`).map((key) => (
          <div key={key} />
        ))}
      </div>
    </>
  );
}
