/** A noun with its indefinite article, by its first letter: `a learner`, `an invoice`. */
export const withArticle = (noun: string): string => (/^[aeiou]/i.test(noun) ? `an ${noun}` : `a ${noun}`);
