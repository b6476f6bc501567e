import { useEffect, useState } from 'preact/hooks';
import { findPeople, type KindName, type Person } from './people.ts';
import { useLoad } from './use-load.ts';

/** The fewest letters with which people are searched, and how long nobody types before they are. */
const fewest = 2;
const pauseMs = 180;

interface FoundPeople {
  people: readonly Person[];
  busy: boolean;
  failed: boolean;
  fewest: number;
}

/** The people with a name or a number, when nobody has typed for a moment. */
export function usePeople(text: string, kinds: readonly KindName[]): FoundPeople {
  const [searched, setSearched] = useState('');
  const wanted = text.length < fewest ? '' : text;
  useEffect(() => {
    const timer = setTimeout(() => setSearched(wanted), pauseMs);
    return () => clearTimeout(timer);
  }, [wanted]);
  const { data, error } = useLoad(searched, async (signal) =>
    searched === '' ? undefined : findPeople(searched, signal, kinds),
  );
  const isKnown = wanted === searched;
  return {
    people: isKnown ? (data?.people ?? []) : [],
    busy: wanted !== '' && (!isKnown || (data === undefined && error === undefined)),
    failed: isKnown && error !== undefined,
    fewest,
  };
}
