import { checkReceiver, responseLines } from '../delivery.ts';
import { exitCodes, type Line, line, paint, print, printLines, wrap } from '../output.ts';
import { readSecret } from '../secrets.ts';
import { type CaseResult, conform } from './run.ts';

const labels: Record<CaseResult['result'], string | Line> = {
  passed: paint('green', 'ok  '),
  warning: paint('yellow', 'warn'),
  failed: paint('red', 'FAIL'),
  not_run: '-   ',
};

/** Plays a receiver every case, and reports each as soon as it is known. */
export async function conformCommand(
  url: string,
  options: { secret?: string; json?: boolean },
): Promise<void> {
  const secret = readSecret(options);
  checkReceiver(url);
  const show = (lines: (string | Line)[]) => {
    if (!options.json) printLines(lines);
  };
  show([`Conformance of ${url}`, '', `      ${'case'.padEnd(51)}expected  received`]);
  const results: CaseResult[] = [];
  for await (const result of conform(url, secret)) {
    results.push(result);
    show(linesOf(result));
  }
  const count = (result: CaseResult['result']) => results.filter((one) => one.result === result).length;
  const counts = {
    passed: count('passed'),
    warnings: count('warning'),
    failed: count('failed'),
    not_run: count('not_run'),
  };
  const summary = `${counts.passed} passed, ${counts.warnings} warnings, ${counts.failed} failed`;
  print({ url, ok: counts.failed === 0, ...counts, cases: results }, options, [
    '',
    counts.not_run > 0 ? `${summary}, ${counts.not_run} not sent` : summary,
  ]);
  if (counts.failed > 0) process.exitCode = exitCodes.failed;
}

function linesOf({ result, title, expected, responses, advice, note }: CaseResult): (string | Line)[] {
  const received = responses.map(({ status, ms }) => (status === null ? 'none' : `${status} (${ms} ms)`));
  const shown =
    [...new Set(responses.map(({ status }) => status))].length === 1 ? received.slice(0, 1) : received;
  return [
    line`${labels[result]}  ${title.padEnd(51)}${`${expected.padEnd(10)}${shown.join(', ')}`.trimEnd()}`,
    ...(advice === null ? [] : wrap(advice, 6)),
    ...(result === 'failed' ? responses.slice(0, 1).flatMap((response) => responseLines(response, 6)) : []),
    ...(note === null ? [] : wrap(`Note: ${note}`, 6)),
  ];
}
