import { useEffect, useState } from 'preact/hooks';
import { place, setQuery } from './router.ts';

/** Whether a form of a page is open. A link opens it with the parameter `open`, which is then taken out of the address. */
export function useOpened(name: string): [boolean, (open: boolean) => void] {
  const [isOpen, setOpen] = useState(false);
  const asked = place.value.open === name;
  useEffect(() => {
    if (!asked) return;
    setQuery({ open: undefined });
    setOpen(true);
  }, [asked]);
  return [isOpen, setOpen];
}
