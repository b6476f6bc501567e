// What the search finds, in which order. It is loaded with the engine (MiniSearch) and the entries.

const wordsOf = (text) => new Set(text.split(' '));

const ignored = wordsOf(
  'a an and are as at be by can do does for from how i in is it my of on or our the to we what when where which who why with',
);
// In a question, these say nothing about its subject.
const ignoredInQuestions = wordsOf(
  'did get got happen happens many me mean means much need sent should there use using want work works would you',
);
const question = /^(can|do|does|how|is|what|when|where|which|who|why)\b/i;

const weights = {
  Guide: 1.6,
  Package: 0.9,
  Error: 0.9,
  Event: 1.2,
  Operation: 1.1,
  Family: 1.1,
  Scope: 1,
  Field: 0.7,
  Value: 0.9,
};

// The same for synchronise, synchronizing and synchronises, and for retry and retries.
const stem = (word) =>
  word.length > 4
    ? word
        .replace(/iz(?=e|ing|ation)/, 'is')
        .replace(/(ies|y)$/, 'i')
        .replace(/(ing|ed|es|e|s)$/, '')
    : word;

// Words of readers, and those of the documentation for the same.
const synonyms = new Map(
  [
    ['student pupil', 'learner'],
    ['parent', 'guardian'],
    ['teacher', 'staff'],
    ['mark score', 'grade'],
    ['semester', 'term'],
    ['delete remove', 'archive erase'],
    ['undelete unarchive', 'restore'],
    ['rollback revert', 'undo'],
    ['rotate renew', 'roll replace'],
    ['change changes edit modify', 'update'],
    ['sync', 'synchronise'],
    ['token', 'key'],
    ['permission', 'scope'],
    ['throttle throttling', 'rate limit'],
    ['callback notification', 'webhook'],
    ['paging', 'pagination'],
    ['promote', 'roll'],
    ['localhost', 'machine'],
    ['resend', 'redeliver'],
    ['timezone', 'zone'],
    ['scholarship discount', 'bursary'],
    ['add', 'create link'],
  ].flatMap(([from, to]) => from.split(' ').map((word) => [stem(word), to.split(' ').map(stem)])),
);

/** Words for a kind of entry: every entry of it has the word. */
const kinds = new Map([
  ['event', 'Event'],
  ['error', 'Error'],
  ['scope', 'Scope'],
  ['guide', 'Guide'],
  ['field', 'Field'],
]);

const tokenize = (text) =>
  text.split(/[^\p{L}\p{N}]+/u).flatMap((word) => word.split(/(?<=\p{Ll})(?=\p{Lu})/u));

function termOf(text) {
  const word = text.toLowerCase();
  return word === '' || ignored.has(word) ? null : stem(word);
}

/** The terms of a query, each once, without the words that say nothing about its subject. */
function termsOf(query) {
  const words = tokenize(query).map((word) => word.toLowerCase());
  const asked = question.test(query.trim());
  const terms = words.filter((word) => !(asked && ignoredInQuestions.has(word))).map(termOf);
  return [...new Set(terms.filter((term) => term !== null))];
}

/** Returns a function that finds the entries for a query, the best first. */
export function createSearch(MiniSearch, entries) {
  const engine = new MiniSearch({
    fields: ['title', 'names', 'text'],
    tokenize,
    processTerm: termOf,
    searchOptions: {
      tokenize: (text) => [text],
      processTerm: (term) => term,
      boost: { title: 4, names: 2 },
      boostDocument: (id) => weights[entries[id].kind],
      prefix: (term) => term.length > 1,
      fuzzy: (term) => (term.length > 4 ? 0.2 : false),
    },
  });
  engine.addAll(entries.map((entry, id) => ({ id, ...entry })));

  /** For each entry that has a term or one with the same meaning: how well, and whether it is in its name. */
  function findTerm(term) {
    const found = new Map();
    for (const [index, word] of [term, ...(synonyms.get(term) ?? [])].entries())
      for (const { id, score, match } of engine.search(word)) {
        const named = Object.values(match).some((fields) => fields.some((name) => name !== 'text'));
        const before = found.get(id) ?? { score: 0, named: false };
        const own = score * (index === 0 ? 1 : 0.7);
        found.set(id, { score: Math.max(before.score, own), named: before.named || named });
      }
    const kind = kinds.get(term);
    if (kind !== undefined)
      for (const [id, entry] of entries.entries())
        if (entry.kind === kind) found.set(id, { score: found.get(id)?.score ?? 0, named: true });
    return found;
  }

  return (query) => {
    const terms = termsOf(query);
    const totals = new Map();
    for (const term of terms)
      for (const [id, { score, named }] of findTerm(term)) {
        const total = totals.get(id) ?? { score: 0, found: 0, named: 0 };
        totals.set(id, {
          score: total.score + score,
          found: total.found + 1,
          named: total.named + (named ? 1 : 0),
        });
      }
    const name = query.trim().toLowerCase();
    // What has exactly this name comes first; all words are more than some, and words in a name more than words in a text.
    const rank = ([id, { score, found, named }]) => {
      const { title, names } = entries[id];
      const exact = title.toLowerCase() === name || names.split(' ')[0] === name;
      return (exact ? 1e6 : 1) * score * (found / terms.length) ** 3 * (1 + named / terms.length);
    };
    return [...totals]
      .map((one) => ({ id: one[0], rank: rank(one) }))
      .sort((one, other) => other.rank - one.rank)
      .map(({ id }) => entries[id]);
  };
}
