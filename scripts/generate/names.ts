/** A name with its indefinite article. */
export const withArticle = (name: string): string => `${/^[aeiou]/i.test(name) ? 'an' : 'a'} ${name}`;

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const pascal = (text: string): string =>
  text.replace(/(^|[^A-Za-z0-9]+)([A-Za-z0-9])/g, (_, _separator, letter: string) => letter.toUpperCase());

const disjunction = new Intl.ListFormat('en-GB', { type: 'disjunction' });

/** a, b or c. */
export const eitherOf = (texts: string[]): string => disjunction.format(texts);

/** `a`, `b` or `c`. */
export const anyOf = (values: string[]): string => eitherOf(values.map((value) => `\`${value}\``));
