import { RollbookError } from '@rollbook/sdk';
import type { ComponentChildren } from 'preact';
import type { Loaded } from '../lib/use-load.ts';
import { Problem } from './problem.tsx';
import { Skeleton } from './skeleton.tsx';

interface LoadingProps<T> {
  of: Loaded<T>;
  lines?: number;
  children: (data: T) => ComponentChildren;
}

/** Whether there is no such record, so that nothing changes by trying again. */
const isMissing = (error: unknown): boolean =>
  error instanceof RollbookError && (error.status === 404 || error.code === 'invalid_path_parameter');

/** Loaded data, or why it could not be loaded. Data that could not be loaded again stays, under the reason. */
export function Loading<T>({ of: { data, error, reload }, lines, children }: LoadingProps<T>) {
  return (
    <>
      {error !== undefined && (
        <Problem error={error} {...(!isMissing(error) && { retry: () => void reload() })} />
      )}
      {data !== undefined && children(data)}
      {data === undefined && error === undefined && <Skeleton {...(lines && { lines })} />}
    </>
  );
}
