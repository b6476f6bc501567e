import { InvalidArgumentError, Option } from 'commander';
import { closest, distance } from 'fastest-levenshtein';
import { events } from '../generated/operations.ts';

/** Every event type of the catalog. */
export const eventTypes = Object.keys(events);

/** What to do about a type that is not in the catalog. */
export function unknownEventType(type: string): string {
  const near = closest(type, eventTypes);
  const hint = distance(type, near) <= 5 ? ` Did you mean ${near}?` : '';
  return `There is no event type ${type}.${hint}\nEvent types:\n${eventTypes.map((one) => `  ${one}`).join('\n')}`;
}

/** An option with a list of event types. */
export const eventTypesOption = (): Option =>
  new Option('--events <types>', 'only these event types, separated by commas (default: all)').argParser(
    (text: string) => {
      const types = text.split(',').map((type) => type.trim());
      for (const type of types)
        if (!eventTypes.includes(type)) throw new InvalidArgumentError(`\n${unknownEventType(type)}`);
      return types;
    },
  );
