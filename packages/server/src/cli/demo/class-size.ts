import { InvalidArgumentError, Option } from 'commander';
import { usualClassSize } from './school.ts';

const mostInClass = 60;

/** How many learners a class of a demo school has. */
export const classSizeOption = (description: string): Option =>
  new Option('--class-size <n>', description).argParser(classSize).default(usualClassSize);

function classSize(text: string): number {
  const size = Number(text);
  if (!/^\d+$/.test(text) || size < 1 || size > mostInClass)
    throw new InvalidArgumentError(`must be an integer from 1 to ${mostInClass}`);
  return size;
}
