import { createHash } from 'node:crypto';
import type { Representation } from '../contract/schemas.ts';
import { decimalsOf, decimalText } from '../lib/money.ts';
import { escapeHtml } from '../lib/text.ts';
import type { Letterhead } from './sheet.ts';

const baseStyle = `
@page{size:A4;margin:14mm}
*{box-sizing:border-box}
[dir=auto]{unicode-bidi:plaintext}
body{font:10.5pt/1.45 "Noto Sans","Segoe UI",Roboto,"Helvetica Neue",Arial,sans-serif;color:#1c2733;background:#eef1f5;margin:0;
  print-color-adjust:exact;-webkit-print-color-adjust:exact}
main{position:relative;max-width:186mm;margin:24px auto;padding:14mm;background:#fff;box-shadow:0 1px 8px #0003;overflow:hidden;
  overflow-wrap:break-word}
header{display:flex;justify-content:space-between;gap:8mm;border-bottom:2.5pt solid #1f4e79;padding-bottom:4mm;margin-bottom:5mm}
header p{margin:0;color:#55606d}
h1{font-size:19pt;line-height:1.2;margin:0 0 1mm;color:#1f4e79}
h2{font-size:11pt;margin:6mm 0 2mm;color:#1f4e79}
.school{display:flex;gap:4mm;align-items:center;min-width:0}
.school>div{min-width:0}
.school img{flex:none;max-width:24mm;max-height:22mm}
.title{text-align:end;flex:none;max-width:45%}
.title strong{display:block;font-size:13pt}
dl{display:grid;grid-template-columns:repeat(2,minmax(0,1fr));gap:1mm 8mm;margin:0}
dl div{display:grid;grid-template-columns:37mm minmax(0,1fr)}
dt{color:#55606d}
dd{margin:0;font-weight:600}
table{width:100%;table-layout:fixed;border-collapse:collapse;margin-top:5mm}
th{text-align:start;font-weight:600;color:#fff;background:#1f4e79;padding:1.6mm 2.4mm}
td,tbody th,tfoot th{padding:1.6mm 2.4mm;vertical-align:top}
tbody th,tfoot th{color:inherit;background:none}
tbody{break-inside:avoid}
.number{text-align:end;white-space:nowrap;font-variant-numeric:tabular-nums}
footer{margin-top:7mm;padding-top:2mm;border-top:.5pt solid #d5dbe3;color:#6b7684;font-size:7.5pt}
@media(max-width:640px){main{padding:6mm;margin:0}dl{grid-template-columns:1fr}header{display:block}.title{text-align:start;max-width:none}}
@media screen and (max-width:640px){
  thead{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
  table,tbody,tfoot{display:block}
  tr{display:grid;grid-template-columns:minmax(0,1fr) auto;column-gap:4mm;padding:1.6mm 2.4mm}
  td,tbody th,tfoot th{padding:0}
}
@media print{tfoot{display:table-row-group}body{background:none}main{max-width:none;margin:0;padding:0;box-shadow:none}}
`;

const headersFor = (style: string) => ({
  'Content-Security-Policy': [
    "default-src 'none'",
    `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
    'img-src data:',
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
  'Referrer-Policy': 'no-referrer',
});

/** Text of which each line has the direction of its first letter, whatever stands around it. */
export const own = (text: string, element = 'bdi'): string =>
  `<${element} dir="auto">${escapeHtml(text)}</${element}>`;

/** Whose a page is. */
export const letterhead = ({ name, lines, logo }: Letterhead): string => {
  const image = logo ? `<img alt="" src="data:${logo.media_type};base64,${logo.data}">` : '';
  const texts = own(name, 'h1') + lines.map((line) => own(line, 'p')).join('');
  return `<div class="school">${image}<div>${texts}</div></div>`;
};

/**
 * Makes pages to read and print, without scripts and without anything from elsewhere, in a style of their own. The locale is
 * that of their texts.
 */
export function pageMaker(
  ownStyle: string,
): (title: string, main: string, locale?: string) => Representation {
  const style = baseStyle + ownStyle;
  const headers = headersFor(style);
  return (title, main, locale = 'en') => {
    const body = `<!doctype html>
<html lang="${escapeHtml(locale)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<title>${escapeHtml(title)}</title>
<style>${style}</style>
</head>
<body>
<main>
${main}
</main>
</body>
</html>
`;
    return { body, headers };
  };
}

/** English as it is written in the region of a BCP 47 tag; undefined if that is not known. */
function regionalEnglish(locale: string): string | undefined {
  const english = `en-${new Intl.Locale(locale).maximize().region}`;
  return new Intl.NumberFormat(english).resolvedOptions().locale === english ? english : undefined;
}

/** The texts are English, so the names of months are too; their order is that of the region, or the one of most regions. */
export const localeFor = (locale: string): string => regionalEnglish(locale) ?? 'en-001';

/** The language in which a school writes, if it is not that of documents. */
export const languageOf = (locale: string): string | undefined =>
  /^en\b/i.test(locale) ? undefined : locale;

/** Formats days as the school does, in an English text. */
export const dateFormat = (locale: string, month: 'long' | 'short' = 'long'): ((day: string) => string) =>
  daysIn(localeFor(locale), month);

/** Formats days in the language of a BCP 47 tag. */
export function daysIn(locale: string, month: 'long' | 'short' = 'long'): (day: string) => string {
  const format = new Intl.DateTimeFormat(locale, {
    day: 'numeric',
    month,
    year: 'numeric',
    timeZone: 'UTC',
  });
  return (day) => format.format(new Date(`${day}T00:00:00Z`));
}

/** Formats amounts in minor units, without the name of the currency, in an English text; the separators are those of the region. */
export function amountFormat(locale: string, currency: string): (amount: number | bigint) => string {
  const format = amountsIn(regionalEnglish(locale) ?? `${locale}-u-nu-latn`, currency);
  return (amount) => format(amount).replaceAll(marks, '');
}

/** Before the sign of a number in languages that are written from right to left. */
const marks = /[\u061c\u200e\u200f]/g;

/** Formats amounts in minor units, without the name of the currency, in the language of a BCP 47 tag. */
export function amountsIn(locale: string, currency: string): (amount: number | bigint) => string {
  const decimals = decimalsOf(currency);
  const format = new Intl.NumberFormat(locale, {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  });
  return (amount) => format.format(decimalText(amount, decimals));
}
