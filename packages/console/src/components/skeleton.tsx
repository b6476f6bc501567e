/** Lines where content will appear. They show only if loading takes longer than 100 ms. */
export function Skeleton({ lines = 4 }: { lines?: number }) {
  return (
    <div class="skeleton" role="status" aria-label="Loading">
      {Array.from({ length: lines }, (_, index) => `line-${index}`).map((key) => (
        <div key={key} />
      ))}
    </div>
  );
}
