import type { ComponentType } from 'preact';
import { Loading } from '../components/loading.tsx';
import { useLoad } from './use-load.ts';

/** A component whose code is loaded when it is first shown. */
export function lazy<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  return function Lazy(props: P) {
    const loaded = useLoad('code', async () => ({ Component: await load() }));
    return <Loading of={loaded}>{({ Component }) => <Component {...props} />}</Loading>;
  };
}
