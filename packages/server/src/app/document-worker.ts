// What worker threads do, each by its name: a thread loads this file and nothing else of the server.
import { reencoded as reencodedImage } from '../documents/images.ts';
import { Fonts, LoadedFonts } from '../documents/pdf-fonts.ts';
import { type Job, type Outcome, Refused } from '../documents/workers.ts';
import { reportDocument as drawReport } from '../families/assessments/report-document.ts';
import {
  statementDocument as drawStatement,
  statementPage as drawStatementPage,
} from '../families/fees/statement-document.ts';
import { exportPage as drawExport } from '../families/privacy/export-page.ts';

/** The state of a thread: fonts are loaded once, and not for every document. */
const loaded = new LoadedFonts();

function task<I, T>(work: (input: I, mostPages: number) => T | Promise<T>) {
  return async ({ input, mostPages }: Job<I>): Promise<Outcome<T>> => {
    try {
      return { value: await work(input, mostPages) };
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      return { refused: { code: error.code, message: error.message } };
    }
  };
}

const pdf = <I>(draw: (input: I, fonts: Fonts, mostPages: number) => Promise<Uint8Array>) =>
  task(async (input: I, mostPages) => ({ body: await draw(input, new Fonts(loaded), mostPages) }));

export const reportDocument = pdf(drawReport);
export const statementDocument = pdf(drawStatement);
export const statementPage = task(drawStatementPage);
export const exportPage = task(drawExport);
export const reencoded = task(reencodedImage);
