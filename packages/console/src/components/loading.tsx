import type { ComponentChildren } from 'preact';
import type { Loaded } from '../lib/use-load.ts';
import { Problem } from './problem.tsx';
import { Skeleton } from './skeleton.tsx';

interface LoadingProps<T> {
  of: Loaded<T>;
  lines?: number;
  children: (data: T) => ComponentChildren;
}

/** Loaded data, or why it could not be loaded. Data that could not be loaded again stays, under the reason. */
export function Loading<T>({ of: { data, error, reload }, lines, children }: LoadingProps<T>) {
  return (
    <>
      {error !== undefined && <Problem error={error} retry={() => void reload()} />}
      {data !== undefined && children(data)}
      {data === undefined && error === undefined && <Skeleton {...(lines && { lines })} />}
    </>
  );
}
