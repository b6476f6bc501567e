import { createHash } from 'node:crypto';
import type { Express, Request, Response } from 'express';
import { Problem } from '../contract/errors.ts';
import { escapeHtml } from '../lib/text.ts';

/** What the page is about. */
export interface UnsubscribePage {
  /** The name of the school. */
  school: string;
  /** BCP 47 tag. */
  locale: string;
  /** The kind of messages; null for all emails. */
  kind: 'reports' | 'attendance' | 'fees' | 'discipline' | 'announcements' | null;
}

/** Whose emails end with a token. */
export interface Unsubscribes {
  /** What a token is for; undefined if it is for nothing. Changes nothing. */
  find(token: string): Promise<UnsubscribePage | undefined>;
  unsubscribe(token: string): Promise<UnsubscribePage | undefined>;
}

interface Words {
  what: Record<NonNullable<UnsubscribePage['kind']> | 'all', string>;
  ask: (what: string, school: string) => string;
  button: string;
  done: (what: string, school: string) => string;
  undo: string;
}

const languages: Record<string, Words> = {
  en: {
    what: {
      reports: 'messages about reports',
      attendance: 'messages about attendance',
      fees: 'messages about fees',
      discipline: 'messages about incidents',
      announcements: 'announcements',
      all: 'emails',
    },
    ask: (what, school) => `Do you no longer want to receive ${what} from ${school}?`,
    button: 'Unsubscribe',
    done: (what, school) => `You will no longer receive ${what} from ${school}.`,
    undo: 'If you change your mind, ask the school.',
  },
  af: {
    what: {
      reports: 'boodskappe oor rapporte',
      attendance: 'boodskappe oor bywoning',
      fees: 'boodskappe oor skoolgeld',
      discipline: 'boodskappe oor voorvalle',
      announcements: 'aankondigings',
      all: 'e-posse',
    },
    ask: (what, school) => `Wil u nie meer ${what} van ${school} ontvang nie?`,
    button: 'Meld af',
    done: (what, school) => `U sal nie meer ${what} van ${school} ontvang nie.`,
    undo: 'As u van plan verander, vra die skool.',
  },
  de: {
    what: {
      reports: 'Nachrichten über Zeugnisse',
      attendance: 'Nachrichten über Anwesenheit',
      fees: 'Nachrichten über Schulgeld',
      discipline: 'Nachrichten über Vorfälle',
      announcements: 'Ankündigungen',
      all: 'E-Mails',
    },
    ask: (what, school) => `Möchten Sie keine ${what} von ${school} mehr erhalten?`,
    button: 'Abbestellen',
    done: (what, school) => `Sie erhalten keine ${what} von ${school} mehr.`,
    undo: 'Wenn Sie es sich anders überlegen, wenden Sie sich an die Schule.',
  },
  fr: {
    what: {
      reports: 'messages sur les bulletins',
      attendance: 'messages sur les présences',
      fees: 'messages sur les frais de scolarité',
      discipline: 'messages sur les incidents',
      announcements: 'annonces',
      all: 'e-mails',
    },
    ask: (what, school) => `Ne plus recevoir les ${what} de ${school} ?`,
    button: 'Se désabonner',
    done: (what, school) => `Vous ne recevrez plus les ${what} de ${school}.`,
    undo: 'Si vous changez d’avis, adressez-vous à l’école.',
  },
  pt: {
    what: {
      reports: 'mensagens sobre boletins',
      attendance: 'mensagens sobre presenças',
      fees: 'mensagens sobre mensalidades',
      discipline: 'mensagens sobre ocorrências',
      announcements: 'comunicados',
      all: 'e-mails',
    },
    ask: (what, school) => `Não quer receber mais ${what} de ${school}?`,
    button: 'Cancelar a subscrição',
    done: (what, school) => `Não receberá mais ${what} de ${school}.`,
    undo: 'Se mudar de ideia, fale com a escola.',
  },
};

const style = `:root{color-scheme:light dark}
body{font:17px/1.5 system-ui,sans-serif;margin:0;color:#1c2733;background:#eef1f5}
main{max-width:30rem;margin:12vh auto 0;padding:1.5rem;background:#fff;border-radius:8px;overflow-wrap:anywhere}
h1{font-size:1.25rem;margin:0 0 1rem}
button{font:inherit;font-weight:600;padding:.6rem 1.2rem;border:0;border-radius:6px;color:#fff;background:#1f4e79;cursor:pointer}
@media(max-width:34rem){main{margin:0;border-radius:0}}
@media(prefers-color-scheme:dark){body{color:#dfe5ec;background:#10151b}main{background:#18202a}button{color:#10151b;background:#8fc1f0}}`;

const headers = new Map([
  [
    'Content-Security-Policy',
    `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
  ],
  ['Referrer-Policy', 'no-referrer'],
  ['Cache-Control', 'no-store'],
]);

const pageOf = ({ school, locale, kind }: UnsubscribePage, isDone: boolean): string => {
  const [language = ''] = locale.toLowerCase().split('-', 1);
  const own = languages[language];
  const words = own ?? (languages.en as Words);
  const what = words.what[kind ?? 'all'];
  const title = isDone ? words.done(what, school) : words.ask(what, school);
  const rest = isDone
    ? `<p>${words.undo}</p>`
    : `<form method="post"><button name="List-Unsubscribe" value="One-Click">${words.button}</button></form>`;
  return `<!doctype html>
<html lang="${own ? escapeHtml(locale) : 'en'}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(words.button)}: ${escapeHtml(school)}</title>
<style>${style}</style>
</head>
<body><main><h1>${escapeHtml(title)}</h1>${rest}</main></body>
</html>
`;
};

const missing = (): Problem =>
  new Problem('not_found', 'This link is not valid. Ask the school to stop its emails to you.');

/** Adds the page with which recipients of emails unsubscribe. It needs no sign-in, and only `POST` changes something. */
export function addUnsubscribe(
  app: Express,
  unsubscribes: Unsubscribes,
  limit: (request: Request) => Record<string, string>,
): void {
  const answer =
    (isDone: boolean, find: (token: string) => Promise<UnsubscribePage | undefined>) =>
    async (request: Request, response: Response): Promise<void> => {
      response.setHeaders(new Map(Object.entries(limit(request))));
      const { token } = request.query;
      const page = typeof token === 'string' ? await find(token) : undefined;
      if (!page) throw missing();
      response.setHeaders(headers).type('html').send(pageOf(page, isDone));
    };
  app
    .route('/unsubscribe')
    .get(answer(false, (token) => unsubscribes.find(token)))
    // Whatever its body is: the token says all.
    .post(answer(true, (token) => unsubscribes.unsubscribe(token)))
    .all(() => {
      throw new Problem('method_not_allowed', 'This path supports GET, HEAD, POST.', {
        allow: ['GET', 'HEAD', 'POST'],
      });
    });
}
