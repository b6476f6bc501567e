import type { Representation, Schemas } from '../../contract/schemas.ts';
import { amountsIn, daysIn, letterhead, localeFor, own, pageMaker } from '../../documents/page.ts';
import { type InLanguages, inLanguage, speaks } from '../../lib/languages.ts';
import { escapeHtml } from '../../lib/text.ts';
import { withoutSensitive } from '../../store/confidential.ts';
import { labelIn, names, values } from './export-names.ts';

const makePage = pageMaker(`
.note{border:.5pt solid #d5dbe3;border-radius:2mm;padding:3mm 4mm;margin:0 0 4mm;background:#f5f7fa;break-inside:avoid}
.note p{margin:0 0 1.5mm}.note p:last-child{margin:0}
nav ul{columns:3;column-gap:8mm;margin:0 0 2mm;padding:0;list-style:none}
nav li{break-inside:avoid;margin:0 0 .6mm}
a{color:#1f4e79}
section>h2{font-size:13pt;margin:8mm 0 2mm;padding-bottom:1mm;border-bottom:.5pt solid #d5dbe3;break-after:avoid}
article{margin:0 0 4mm;padding:0 0 3mm}
article+article{border-top:.5pt solid #e3e8ee;padding-top:3mm}
h3{font-size:10.5pt;margin:0 0 1.5mm;break-after:avoid}
article dl{display:grid;grid-template-columns:44mm minmax(0,1fr);gap:.7mm 4mm}
article dl div{display:contents}
dd{font-weight:400;overflow-wrap:anywhere;white-space:pre-line}
dd dl{grid-template-columns:34mm minmax(0,1fr)}
dd ol{margin:0;padding-inline-start:5mm;white-space:normal}dd li+li{margin-top:1.5mm}
.technical{color:#55606d;font-size:9pt}
@media(max-width:640px){nav ul{columns:1}nav li{margin:0 0 2mm}article dl,dd dl{grid-template-columns:minmax(0,1fr);gap:0}
  article dd{margin:0 0 1.5mm}dd dl dd{padding-inline-start:3mm}}
@media screen and (prefers-color-scheme:dark){body{background:#10151b;color:#dfe5ec}main{background:#18202a;box-shadow:none}
  h1,section>h2,a{color:#8fc1f0}header{border-color:#8fc1f0}dt,header p,.technical{color:#a3b0bf}
  .note{background:#1f2a36;border-color:#344354}section>h2,article+article{border-color:#344354}footer{color:#a3b0bf;border-color:#344354}}
@media print{a{color:inherit;text-decoration:none}}
`);

type Row = Record<string, unknown>;

interface Texts {
  title: string;
  contents: string;
  omitted: (names: string) => string;
  /** What is missing without `read:sensitive`. */
  sensitive: string;
  empty: (names: string) => string;
  /** HTML. */
  warning: string;
  /** HTML: what is not on the page. */
  withheld: string;
  yes: string;
  no: string;
  /** What stands for somebody else. */
  others: Readonly<Record<string, string>>;
}

const texts: InLanguages<Texts> = {
  en: {
    title: 'Data stored about a learner',
    contents: 'Contents',
    omitted: (names) => `<strong>Not included,</strong> because the API key cannot read it: ${names}.`,
    sensitive: 'sensitive fields and confidential records',
    empty: (names) => `Nothing is stored under: ${names}.`,
    warning:
      '<strong>Before you hand this out,</strong> read incidents and messages: ids and names of other learners were replaced, but a text can describe somebody without a name.',
    withheld:
      '<strong>Left out of this page:</strong> addresses, telephone numbers and other details of guardians, and notes about restricted access. The export as JSON has them.',
    yes: 'Yes',
    no: 'No',
    others: {},
  },
  af: {
    title: 'Data wat oor ’n leerder gestoor is',
    contents: 'Inhoud',
    omitted: (names) =>
      `<strong>Nie ingesluit nie,</strong> omdat die API-sleutel dit nie kan lees nie: ${names}.`,
    sensitive: 'sensitiewe velde en vertroulike rekords',
    empty: (names) => `Niks is gestoor onder: ${names}.`,
    warning:
      '<strong>Lees voorvalle en boodskappe voordat u dit uitdeel:</strong> ID’s en name van ander leerders is vervang, maar ’n teks kan iemand sonder ’n naam beskryf.',
    withheld:
      '<strong>Weggelaat uit hierdie bladsy:</strong> adresse, telefoonnommers en ander besonderhede van voogde, en notas oor beperkte toegang. Die uitvoer as JSON het dit.',
    yes: 'Ja',
    no: 'Nee',
    others: { '[another learner]': '[’n ander leerder]', '[another guardian]': '[’n ander voog]' },
  },
  de: {
    title: 'Gespeicherte Daten über eine Schülerin oder einen Schüler',
    contents: 'Inhalt',
    omitted: (names) =>
      `<strong>Nicht enthalten,</strong> weil der API-Schlüssel es nicht lesen darf: ${names}.`,
    sensitive: 'sensible Felder und vertrauliche Datensätze',
    empty: (names) => `Nichts gespeichert ist unter: ${names}.`,
    warning:
      '<strong>Lesen Sie Vorfälle und Nachrichten, bevor Sie dies weitergeben:</strong> IDs und Namen anderer Lernender wurden ersetzt, aber ein Text kann jemanden auch ohne Namen beschreiben.',
    withheld:
      '<strong>Nicht auf dieser Seite:</strong> Adressen, Telefonnummern und andere Angaben der Erziehungsberechtigten sowie Notizen über eingeschränkten Zugang. Der Export als JSON enthält sie.',
    yes: 'Ja',
    no: 'Nein',
    others: {
      '[another learner]': '[eine andere Schülerin oder ein anderer Schüler]',
      '[another guardian]': '[eine andere erziehungsberechtigte Person]',
    },
  },
  fr: {
    title: 'Données enregistrées sur un élève',
    contents: 'Sommaire',
    omitted: (names) => `<strong>Non inclus,</strong> car la clé d’API ne peut pas le lire : ${names}.`,
    sensitive: 'champs sensibles et dossiers confidentiels',
    empty: (names) => `Rien n’est enregistré sous : ${names}.`,
    warning:
      '<strong>Avant de remettre ce document,</strong> lisez les incidents et les messages : les identifiants et les noms d’autres élèves ont été remplacés, mais un texte peut décrire quelqu’un sans le nommer.',
    withheld:
      '<strong>Absents de cette page :</strong> les adresses, les numéros de téléphone et les autres coordonnées des responsables légaux, et les notes sur un accès restreint. L’export en JSON les contient.',
    yes: 'Oui',
    no: 'Non',
    others: { '[another learner]': '[un autre élève]', '[another guardian]': '[un autre responsable légal]' },
  },
  pt: {
    title: 'Dados guardados sobre um aluno',
    contents: 'Índice',
    omitted: (names) => `<strong>Não incluído,</strong> porque a chave da API não o pode ler: ${names}.`,
    sensitive: 'campos sensíveis e registos confidenciais',
    empty: (names) => `Nada está guardado em: ${names}.`,
    warning:
      '<strong>Antes de entregar este documento,</strong> leia as ocorrências e as mensagens: os identificadores e os nomes de outros alunos foram substituídos, mas um texto pode descrever alguém sem o nomear.',
    withheld:
      '<strong>Fora desta página:</strong> moradas, telefones e outros dados dos encarregados de educação, e notas sobre acesso restrito. A exportação em JSON inclui-os.',
    yes: 'Sim',
    no: 'Não',
    others: { '[another learner]': '[outro aluno]', '[another guardian]': '[outro encarregado de educação]' },
  },
};

/** How names and values are written for people. */
interface Wording {
  texts: Texts;
  label: ReturnType<typeof labelIn>;
  /** What people call the record with an id; undefined if that is not known. */
  called: (id: string) => string | undefined;
  isEnglish: boolean;
  date: (day: string) => string;
  time: (timestamp: string) => string;
  money: (amount: number, currency: string) => string;
  /** What a code stands for; a text that is no code stays as it is. */
  nameOf: (kind: 'language' | 'region', code: string) => string;
  percent: (share: number) => string;
  /** The currency of amounts without one of their own. */
  currency: string;
}

/** The fields of records that are amounts in minor units of a currency. */
export const moneyFields: ReadonlySet<string> = new Set([
  ...['allocated_total', 'amount', 'amount_due', 'available', 'balance', 'cap_amount', 'closing_balance'],
  ...[
    'bursary_total',
    'credit_total',
    'opening_balance',
    'overdue_amount',
    'paid_total',
    'refunded_total',
    'total',
  ],
  ...['transferred_total', 'written_off_total'],
  ...['unallocated_amount', 'unallocated_credit', 'unit_amount', 'used_amount'],
]);

/** The fields whose values are words of a list, such as `active`. A text of somebody else can be one of these words too. */
export const chosenFields: ReadonlySet<string> = new Set([
  ...['access', 'categories', 'category', 'channel', 'channels', 'code', 'content', 'decision', 'direction'],
  ...['ends_as', 'exemption_type', 'gender', 'kind', 'ledger_account', 'left_reason', 'method'],
  ...['portal_status', 'reason_code', 'recipients', 'relationship', 'role', 'severity', 'source_type'],
  ...['staff_roles', 'status', 'submitted_by_type', 'type'],
]);
/** The fields that are a code, such as `zu` or `ZA`, or the name that it stands for. */
const codeFields: Readonly<Record<string, 'language' | 'region'>> = {
  citizenship: 'region',
  country: 'region',
  home_language: 'language',
  language_of_instruction: 'language',
  preferred_language: 'language',
};
/** What other systems have chosen is shown as it is. */
const ofOthers: ReadonlySet<string> = new Set(['metadata', 'external_ids']);

/** What the page of an export is made from. */
export interface ExportInput {
  result: Schemas['LearnerExport'];
  /** What people call records, by their ids. */
  labels?: Readonly<Record<string, string>>;
  school: Pick<Schemas['School'], 'name' | 'locale' | 'time_zone' | 'currency'>;
}

/** Kinds of which some records can be confidential, or belong to one that is. */
const maybeConfidential: readonly string[] = [
  ...['incidents', 'follow-ups', 'parent-notifications', 'messages', 'message_recipients'],
];

/**
 * What a page that is handed to one parent does not say of another one: where somebody lives who must not be found, for
 * example. By the kind of record.
 */
const withheldFields: Readonly<Record<string, ReadonlySet<string>>> = {
  guardian: new Set([
    ...['email', 'phone', 'alternate_phone', 'address', 'national_id', 'occupation', 'employer'],
    ...['external_ids', 'metadata'],
  ]),
  learner_guardian: new Set(['restriction_note', 'external_ids', 'metadata']),
};

const withheldOf = ({ object }: Row): ReadonlySet<string> | undefined =>
  typeof object === 'string' && Object.hasOwn(withheldFields, object) ? withheldFields[object] : undefined;

/** The export as one page to read and print. */
export function exportPage({ result, labels = {}, school }: ExportInput): Representation {
  const { records, omitted, learner_id, exported_at } = result;
  const { name, locale, time_zone: timeZone, currency } = school;
  const isEnglish = /^en\b/i.test(locale) || !speaks(locale);
  const written = isEnglish ? localeFor(locale) : locale;
  const format = new Intl.DateTimeFormat(written, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone,
  });
  const wording: Wording = {
    texts: inLanguage(texts, written),
    label: labelIn(written),
    isEnglish,
    called: (id) => (Object.hasOwn(labels, id) ? labels[id] : undefined),
    date: daysIn(written),
    time: (timestamp) => format.format(new Date(timestamp)),
    money: (amount, of) => `${of} ${amountsIn(written, of)(amount)}`,
    nameOf: namesIn(written),
    percent: new Intl.NumberFormat(written, { style: 'percent', maximumFractionDigits: 2 }).format,
    currency,
  };
  const learner = String(records.learners?.[0]?.name ?? learner_id);
  const sections = Object.entries(records).filter(([, rows]) => rows.length > 0);
  // What is confidential may be stored there.
  const unknown = omitted.some((one) => one === withoutSensitive || one === 'incidents')
    ? maybeConfidential
    : [];
  const empty = Object.keys(records).filter(
    (section) => records[section]?.length === 0 && !unknown.includes(section),
  );
  const { title, contents } = wording.texts;
  const label = (section: string) => escapeHtml(wording.label(section));
  const main = `<header>
${letterhead({ name, lines: [], logo: undefined })}
<div class="title"><strong>${title}</strong>${own(learner)}<p>${escapeHtml(wording.time(exported_at))}</p></div>
</header>
${noteOf(
  omitted,
  empty,
  sections.some(([, rows]) => rows.some(withheldOf)),
  wording,
)}
<nav aria-label="${escapeHtml(contents)}"><ul>${sections.map(([section, rows]) => `<li><a href="#${escapeHtml(section)}">${label(section)}</a> (${rows.length})</li>`).join('')}</ul></nav>
${sections.map(([section, rows]) => sectionOf(section, rows, wording)).join('\n')}
<footer>${escapeHtml(learner_id)} · ${escapeHtml(wording.time(exported_at))}</footer>`;
  return makePage(`${title}: ${learner}`, main, written);
}

/** The names of languages and countries in the language of a BCP 47 tag. */
function namesIn(locale: string): Wording['nameOf'] {
  const options = { fallback: 'none' } as const;
  const names = {
    language: new Intl.DisplayNames(locale, { ...options, type: 'language' }),
    region: new Intl.DisplayNames(locale, { ...options, type: 'region' }),
  };
  return (kind, code) => (/^[a-z]{2,3}(-\w{2,8})*$/i.test(code) && names[kind].of(code)) || code;
}

function noteOf(
  omitted: readonly string[],
  empty: readonly string[],
  hasWithheld: boolean,
  { texts: { warning, withheld, ...own }, label }: Wording,
): string {
  const called = (section: string) => (section === withoutSensitive ? own.sensitive : label(section));
  const paragraph = (text: (names: string) => string, sections: readonly string[]) =>
    sections.length > 0 ? `<p>${text(sections.map((one) => escapeHtml(called(one))).join(', '))}</p>` : '';
  return `<div class="note">
<p>${warning}</p>
${hasWithheld ? `<p>${withheld}</p>\n` : ''}${paragraph(own.omitted, omitted)}${paragraph(own.empty, empty)}
</div>`;
}

const sectionOf = (section: string, rows: readonly Row[], wording: Wording): string =>
  `<section id="${escapeHtml(section)}"><h2>${escapeHtml(wording.label(section))}</h2>
${rows.map((row) => articleOf(row, rows.length > 1, wording)).join('\n')}
</section>`;

const technical = new Set(['id', 'created_at', 'updated_at', 'archived_at']);
const titles = ['name', 'title', 'subject', 'number', 'occurred_at', 'date', 'description', 'kind'];

function articleOf(row: Row, isOneOfSeveral: boolean, words: Wording): string {
  const wording = within(words, row);
  const withheld = withheldOf(row);
  // The name of a record stands instead of its id, and some records have it in a field of its own too.
  const isRepeated = (field: string, value: unknown) =>
    typeof value === 'string' &&
    field.endsWith('_id') &&
    row[field.slice(0, -3)] !== undefined &&
    row[field.slice(0, -3)] === wording.called(value);
  const shown = Object.entries(row).filter(
    ([field, value]) =>
      field !== 'object' && !withheld?.has(field) && !isEmpty(value) && !isRepeated(field, value),
  );
  const own = shown.filter(([field]) => !technical.has(field));
  const rest = shown.filter(([field]) => technical.has(field));
  const title = titles.find((field) => typeof row[field] === 'string');
  const head =
    isOneOfSeveral && title ? `<h3>${shownOf(title, String(row[title]).slice(0, 120), wording)}</h3>\n` : '';
  const stored = rest.length > 0 ? listOf(rest, wording, ' class="technical"') : '';
  return `<article>${head}${listOf(own, wording)}${stored}</article>`;
}

/** The wording of a record whose amounts are in a currency of its own. */
const within = (wording: Wording, { currency }: Row): Wording =>
  typeof currency === 'string' ? { ...wording, currency } : wording;

const isEmpty = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  value === '' ||
  (typeof value === 'object' && Object.values(value).every(isEmpty));

const listOf = (fields: readonly [string, unknown][], wording: Wording, attributes = ''): string =>
  `<dl${attributes}>${fields
    .map(
      ([field, value]) =>
        `<div><dt>${escapeHtml(wording.label(nameOfField(field, value, wording)))}</dt><dd dir="auto">${shownOf(field, value, wording)}</dd></div>`,
    )
    .join('')}</dl>`;

/** A field with the id of a record that is called something has the name without `_id`, if there is one in the language. */
function nameOfField(field: string, value: unknown, { called, isEnglish }: Wording): string {
  const base = field.replace(/_id$/, '');
  const isNamed = field !== base && typeof value === 'string' && called(value) !== undefined;
  return isNamed && (isEnglish || Object.hasOwn(names, base)) ? base : field;
}

/** The value of a field as people write it. */
function shownOf(field: string, value: unknown, wording: Wording): string {
  if (typeof value === 'number' && moneyFields.has(field))
    return escapeHtml(wording.money(value, wording.currency));
  if (typeof value === 'number' && field === 'basis_points')
    return escapeHtml(wording.percent(value / 10_000));
  if (ofOthers.has(field)) return plainOf(value);
  const called = typeof value === 'string' && field !== 'id' ? wording.called(value) : undefined;
  if (called !== undefined) return `<bdi>${escapeHtml(called)}</bdi>`;
  const code = Object.hasOwn(codeFields, field) ? codeFields[field] : undefined;
  if (code && typeof value === 'string') return escapeHtml(wording.nameOf(code, value));
  if (Array.isArray(value) && value.every((item) => typeof item === 'string'))
    return value.map((item) => shownOf(field, item, wording)).join(', ');
  const { texts, label } = wording;
  if (typeof value === 'string' && chosenFields.has(field) && Object.hasOwn(values, value))
    return escapeHtml(label(value, values));
  // In the rows of a table that is not one of records.
  if (typeof value === 'number' && field.startsWith('is_')) return value === 0 ? texts.no : texts.yes;
  return textOf(value, wording);
}

/** What other systems have stored, as it is. */
const plainOf = (value: unknown): string =>
  typeof value === 'object' && value !== null
    ? `<dl>${Object.entries(value)
        .map(([name, own]) => `<div><dt>${escapeHtml(name)}</dt><dd>${plainOf(own)}</dd></div>`)
        .join('')}</dl>`
    : escapeHtml(String(value));

function textOf(value: unknown, wording: Wording): string {
  if (typeof value === 'boolean') return value ? wording.texts.yes : wording.texts.no;
  if (Array.isArray(value)) {
    const items = value.filter((item) => !isEmpty(item)).map((item) => textOf(item, wording));
    const isFlat = value.every((item) => typeof item !== 'object');
    return isFlat
      ? items.map((item) => `<bdi>${item}</bdi>`).join(', ')
      : `<ol>${items.map((item) => `<li>${item}</li>`).join('')}</ol>`;
  }
  if (typeof value === 'object' && value !== null)
    return listOf(
      Object.entries(value).filter(([, member]) => !isEmpty(member)),
      within(wording, value as Row),
    );
  const text = String(value);
  if (/^\d{4}-\d\d-\d\d$/.test(text)) return escapeHtml(wording.date(text));
  if (/^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(text)) return escapeHtml(wording.time(text));
  return escapeHtml(replaceOthers(text, wording.texts));
}

/** What an export writes for somebody else, in the language of the page. */
const replaceOthers = (text: string, { others }: Texts): string =>
  Object.entries(others).reduce((now, [english, own]) => now.replaceAll(english, own), text);
