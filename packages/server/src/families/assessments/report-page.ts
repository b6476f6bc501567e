import type { Representation } from '../../contract/schemas.ts';
import { letterhead, own, pageMaker } from '../../documents/page.ts';
import type { Image } from '../../documents/sheet.ts';
import { escapeHtml } from '../../lib/text.ts';
import type { TermReport } from './report-content.ts';
import { reportText } from './report-text.ts';

const makePage = pageMaker(`
.notice{margin:0 0 5mm;padding:2mm 3mm;border:1pt solid #a4262c;border-radius:2pt;color:#a4262c;font-weight:600}
.mark{position:absolute;inset:90mm 0 auto;text-align:center;font-size:min(64pt,9vw);font-weight:700;letter-spacing:.06em;
  color:#a4262c;opacity:.1;transform:rotate(-28deg);pointer-events:none;text-transform:uppercase;white-space:nowrap;margin:0}
th:nth-child(1){width:31%}th:nth-child(2){width:11%}th:nth-child(3){width:10%}th:nth-child(4){width:23%}
tbody+tbody{border-top:.5pt solid #d5dbe3}
tbody:nth-of-type(even){background:#f5f7fa}
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
@media print{.mark{position:fixed}}
`);

/** A report as one page to read and print, without scripts and without anything from elsewhere. */
export function reportPage(report: TermReport, logo?: Image): Representation {
  const text = reportText(report);
  const average = text.average
    ? `<tfoot><tr><td>Average</td><td class="number">${text.average}</td><td colspan="3"></td></tr></tfoot>`
    : '';
  const facts = text.attendance?.map(({ label, value }) => `<li>${label} <b>${value}</b></li>`).join('');
  const main = `${text.mark ? `<p class="mark" aria-hidden="true">${text.mark}</p>` : ''}
<header>
${letterhead({ ...text.letterhead, logo })}
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
<section><h2>${escapeHtml(text.scale)}</h2><p class="legend">${text.legend.map((one) => own(one)).join(' · ')}</p></section>
<div class="signatures">${text.signatures.map((who) => `<span>${who}</span>`).join('')}</div>
<footer>${text.footer}</footer>`;
  return makePage(`${text.title}: ${report.learner_snapshot.name}, ${text.term}`, main);
}

function subjectRows(subject: ReturnType<typeof reportText>['subjects'][number]): string {
  const { name, percentage, level, label, teacher, comment } = subject;
  const row = `<tr><td>${own(name)}</td><td class="number">${percentage}</td><td class="number">${level}</td><td>${own(label)}</td><td>${own(teacher)}</td></tr>`;
  const remark = comment === null ? '' : `<tr><td class="comment" colspan="5">${own(comment)}</td></tr>`;
  return `<tbody>${row}${remark}</tbody>`;
}
