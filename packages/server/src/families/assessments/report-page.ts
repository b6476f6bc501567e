import { createHash } from 'node:crypto';
import type { Representation } from '../../core/representation.ts';
import type { Logo } from '../school/logos.ts';
import type { TermReport } from './report-content.ts';
import { reportText } from './report-text.ts';

const style = `
@page{size:A4;margin:14mm}
*{box-sizing:border-box}
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
.notice{margin:0 0 5mm;padding:2mm 3mm;border:1pt solid #a4262c;border-radius:2pt;color:#a4262c;font-weight:600}
.mark{position:absolute;inset:90mm 0 auto;text-align:center;font-size:80pt;font-weight:700;letter-spacing:.06em;color:#a4262c;
  opacity:.1;transform:rotate(-28deg);pointer-events:none;text-transform:uppercase;margin:0}
dl{display:grid;grid-template-columns:repeat(2,minmax(0,1fr));gap:1mm 8mm;margin:0}
dl div{display:grid;grid-template-columns:37mm minmax(0,1fr)}
dt{color:#55606d}
dd{margin:0;font-weight:600}
table{width:100%;table-layout:fixed;border-collapse:collapse;margin-top:5mm}
th:nth-child(1){width:34%}th:nth-child(2){width:11%}th:nth-child(3){width:10%}th:nth-child(4){width:19%}
th{text-align:start;font-weight:600;color:#fff;background:#1f4e79;padding:1.6mm 2.4mm}
td{padding:1.6mm 2.4mm;vertical-align:top}
tbody+tbody{border-top:.5pt solid #d5dbe3}
tbody:nth-of-type(even){background:#f5f7fa}
tbody{break-inside:avoid}
.number{text-align:end;white-space:nowrap;font-variant-numeric:tabular-nums}
.comment{padding-top:0;color:#3c4856;font-style:italic}
tfoot td{border-top:1.5pt solid #1f4e79;font-weight:700}
.facts{display:flex;flex-wrap:wrap;gap:2mm 9mm;margin:0;padding:0;list-style:none}
.facts b{font-variant-numeric:tabular-nums}
section{break-inside:avoid}
section p{margin:0;white-space:pre-line}
.legend{color:#55606d;font-size:9pt}
.legend bdi{white-space:nowrap}
.signatures{display:grid;grid-template-columns:repeat(3,1fr);gap:8mm;margin-top:16mm;break-inside:avoid}
.signatures span{border-top:.75pt solid #1c2733;padding-top:1mm;color:#55606d;font-size:9pt}
footer{margin-top:7mm;padding-top:2mm;border-top:.5pt solid #d5dbe3;color:#6b7684;font-size:7.5pt}
@media(max-width:640px){main{padding:6mm;margin:0}dl{grid-template-columns:1fr}header{display:block}.title{text-align:start;max-width:none}}
@media print{body{background:none}main{max-width:none;margin:0;padding:0;box-shadow:none}.mark{position:fixed}}
`;

const headers = {
  'Content-Security-Policy': [
    "default-src 'none'",
    `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
    'img-src data:',
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
};

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escaped = (text: string): string => text.replace(/[&<>"']/g, (character) => entities[character] ?? '');

/** Text whose direction is that of its first letter, whatever stands around it. */
const own = (text: string, element = 'bdi'): string => `<${element} dir="auto">${escaped(text)}</${element}>`;

/** A report as one page to read and print, without scripts and without anything from elsewhere. */
export function reportPage(report: TermReport, logo?: Logo): Representation {
  const text = reportText(report);
  const average = text.average
    ? `<tfoot><tr><td>Average</td><td class="number">${text.average}</td><td colspan="3"></td></tr></tfoot>`
    : '';
  const facts = text.attendance?.map(({ label, value }) => `<li>${label} <b>${value}</b></li>`).join('');
  const body = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<title>${escaped(`${text.title}: ${report.learner_snapshot.name}, ${text.term}`)}</title>
<style>${style}</style>
</head>
<body>
<main>
${text.mark ? `<p class="mark" aria-hidden="true">${text.mark}</p>` : ''}
<header>
<div class="school">${logo ? `<img alt="" src="data:${logo.media_type};base64,${logo.data}">` : ''}
<div>${own(text.school, 'h1')}${text.address ? own(text.address, 'p') : ''}${text.emisNumber ? `<p>${escaped(text.emisNumber)}</p>` : ''}</div></div>
<div class="title"><strong>${text.title}</strong>${own(text.term)}<p>${text.dates}</p></div>
</header>
${text.notice ? `<p class="notice">${text.notice}</p>` : ''}
<dl>${text.details.map(({ label, value }) => `<div><dt>${label}</dt>${own(value, 'dd')}</div>`).join('')}</dl>
<table>
<thead><tr><th scope="col">Subject</th><th scope="col" class="number">Result</th><th scope="col" class="number">Level</th><th scope="col">Achievement</th><th scope="col">Teacher</th></tr></thead>
${text.subjects.map(subjectRows).join('\n')}
${average}
</table>
${facts ? `<section><h2>Attendance</h2><ul class="facts">${facts}</ul></section>` : ''}
${text.remarks.map(({ label, value }) => `<section><h2>${label}</h2>${own(value, 'p')}</section>`).join('\n')}
<section><h2>${escaped(text.scale)}</h2><p class="legend">${text.legend.map((one) => own(one)).join(' · ')}</p></section>
<div class="signatures">${text.signatures.map((who) => `<span>${who}</span>`).join('')}</div>
<footer>${text.footer}</footer>
</main>
</body>
</html>
`;
  return { body, headers };
}

function subjectRows(subject: ReturnType<typeof reportText>['subjects'][number]): string {
  const { name, percentage, level, label, teacher, comment } = subject;
  const row = `<tr><td>${own(name)}</td><td class="number">${percentage}</td><td class="number">${level}</td><td>${own(label)}</td><td>${own(teacher)}</td></tr>`;
  const remark = comment === null ? '' : `<tr><td class="comment" colspan="5">${own(comment)}</td></tr>`;
  return `<tbody>${row}${remark}</tbody>`;
}
