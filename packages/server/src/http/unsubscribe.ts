import { createHash } from 'node:crypto';
import type { Express, Request, Response } from 'express';
import { Problem } from '../contract/errors.ts';
import { type InLanguages, inLanguage } from '../lib/languages.ts';
import { escapeHtml, isolated } from '../lib/text.ts';

/** What the page is about. */
export interface UnsubscribePage {
  /** The name of the school. */
  school: string;
  /** The name of the guardian; null if it is not known. */
  guardian: string | null;
  /** BCP 47 tag of a language with texts. */
  locale: string;
  /** The kind of messages; null for all emails. */
  kind: 'reports' | 'attendance' | 'fees' | 'discipline' | 'announcements' | null;
  /** `done` and `undone` are what the request has changed. */
  state: 'subscribed' | 'unsubscribed' | 'done' | 'undone';
  /** The token that undoes what was changed, if anything was. */
  undo?: string | undefined;
}

/** Whose emails end with a token. */
export interface Unsubscribes {
  /** What a token is for; undefined if it is for nothing. Changes nothing. */
  find(token: string): Promise<UnsubscribePage | undefined>;
  /** Unsubscribes, or undoes it: what the token is for. */
  carryOut(token: string): Promise<UnsubscribePage | undefined>;
}

/** The texts. Names are HTML already. */
interface Words {
  what: Record<NonNullable<UnsubscribePage['kind']> | 'all', string>;
  /** The title of each state. */
  states: Record<UnsubscribePage['state'], (what: string, school: string) => string>;
  to: (guardian: string) => string;
  button: string;
  undo: string;
  ask: string;
  invalid: string;
  invalidMore: string;
}

const languages: InLanguages<Words> = {
  en: {
    what: {
      reports: 'messages about reports',
      attendance: 'messages about attendance',
      fees: 'messages about fees',
      discipline: 'messages about incidents',
      announcements: 'announcements',
      all: 'emails',
    },
    states: {
      subscribed: (what, school) => `Do you no longer want to receive ${what} from ${school}?`,
      unsubscribed: (what, school) => `You do not receive ${what} from ${school}.`,
      done: (what, school) => `You will no longer receive ${what} from ${school}.`,
      undone: (what, school) => `You will receive ${what} from ${school} again.`,
    },
    to: (guardian) => `Recipient: ${guardian}`,
    button: 'Unsubscribe',
    undo: 'Undo',
    ask: 'If you change your mind later, ask the school.',
    invalid: 'This link is not valid.',
    invalidMore: 'Ask the school to stop its emails to you.',
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
    states: {
      subscribed: (what, school) => `Wil u nie meer ${what} van ${school} ontvang nie?`,
      unsubscribed: (what, school) => `U ontvang nie ${what} van ${school} nie.`,
      done: (what, school) => `U sal nie meer ${what} van ${school} ontvang nie.`,
      undone: (what, school) => `U sal weer ${what} van ${school} ontvang.`,
    },
    to: (guardian) => `Ontvanger: ${guardian}`,
    button: 'Meld af',
    undo: 'Herstel',
    ask: 'As u later van plan verander, vra die skool.',
    invalid: 'Hierdie skakel is nie geldig nie.',
    invalidMore: 'Vra die skool om nie meer e-posse aan u te stuur nie.',
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
    states: {
      subscribed: (what, school) => `Möchten Sie keine ${what} von ${school} mehr erhalten?`,
      unsubscribed: (what, school) => `Sie erhalten keine ${what} von ${school}.`,
      done: (what, school) => `Sie erhalten keine ${what} von ${school} mehr.`,
      undone: (what, school) => `Sie erhalten wieder ${what} von ${school}.`,
    },
    to: (guardian) => `Empfänger: ${guardian}`,
    button: 'Abbestellen',
    undo: 'Rückgängig machen',
    ask: 'Wenn Sie es sich später anders überlegen, wenden Sie sich an die Schule.',
    invalid: 'Dieser Link ist nicht gültig.',
    invalidMore: 'Bitten Sie die Schule, Ihnen keine E-Mails mehr zu senden.',
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
    states: {
      subscribed: (what, school) => `Ne plus recevoir les ${what} de ${school} ?`,
      unsubscribed: (what, school) => `Vous ne recevez pas les ${what} de ${school}.`,
      done: (what, school) => `Vous ne recevrez plus les ${what} de ${school}.`,
      undone: (what, school) => `Vous recevrez de nouveau les ${what} de ${school}.`,
    },
    to: (guardian) => `Destinataire : ${guardian}`,
    button: 'Se désabonner',
    undo: 'Annuler',
    ask: 'Si vous changez d’avis plus tard, adressez-vous à l’école.',
    invalid: 'Ce lien n’est pas valide.',
    invalidMore: 'Demandez à l’école de ne plus vous envoyer d’e-mails.',
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
    states: {
      subscribed: (what, school) => `Não quer receber mais ${what} de ${school}?`,
      unsubscribed: (what, school) => `Não recebe ${what} de ${school}.`,
      done: (what, school) => `Não receberá mais ${what} de ${school}.`,
      undone: (what, school) => `Voltará a receber ${what} de ${school}.`,
    },
    to: (guardian) => `Destinatário: ${guardian}`,
    button: 'Cancelar a subscrição',
    undo: 'Anular',
    ask: 'Se mudar de ideia mais tarde, fale com a escola.',
    invalid: 'Esta ligação não é válida.',
    invalidMore: 'Peça à escola que não lhe envie mais e-mails.',
  },
};

const style = `:root{color-scheme:light dark}
body{font:17px/1.5 system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans",sans-serif;margin:0;color:#1c2733;background:#eef1f5}
main{box-sizing:border-box;max-width:32rem;margin:12vh auto 0;padding:1.75rem 2rem;background:#fff;border-radius:8px;overflow-wrap:anywhere}
h1{font-size:1.3rem;line-height:1.35;margin:0 0 .5rem}
p{margin:0;color:#55606d}
.school{margin:0 0 1rem;font-weight:600;color:#1f4e79}
form{margin:1.25rem 0 0}
form+p{margin-top:1.25rem}
h1+p+p{margin-top:1rem}
button{font:inherit;font-weight:600;min-height:2.75rem;padding:.5rem 1.4rem;border:1px solid #1f4e79;border-radius:6px;color:#fff;background:#1f4e79;cursor:pointer}
button:focus-visible{outline:3px solid #8fc1f0;outline-offset:2px}
.second{color:#1f4e79;background:none}
@media(max-width:34rem){body{background:#fff}main{margin:0;padding:1.5rem 1.25rem;border-radius:0}button{width:100%}}
@media(prefers-color-scheme:dark){body{color:#dfe5ec;background:#10151b}main{background:#18202a}p{color:#a3b0bf}.school{color:#8fc1f0}
button{color:#10151b;background:#8fc1f0;border-color:#8fc1f0}.second{color:#8fc1f0;background:none}}
@media(prefers-color-scheme:dark) and (max-width:34rem){body{background:#18202a}}`;

const headers = new Map([
  [
    'Content-Security-Policy',
    `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
  ],
  ['Referrer-Policy', 'no-referrer'],
  ['Cache-Control', 'no-store'],
]);

interface Shown {
  locale: string;
  /** Text. */
  title: string;
  /** HTML. */
  main: string;
}

const documentOf = ({ locale, title, main }: Shown): string => `<!doctype html>
<html lang="${escapeHtml(locale)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
<style>${style}</style>
</head>
<body><main>
${main}
</main></body>
</html>
`;

function pageOf({ school, guardian, locale, kind, state, undo }: UnsubscribePage): string {
  const words = inLanguage(languages, locale);
  const name = isolated(school);
  const form = (action: string, button: string, kind = '') =>
    `<form method="post"${action}><button${kind} name="List-Unsubscribe" value="One-Click">${escapeHtml(button)}</button></form>`;
  const again = undo === undefined ? '' : form(` action="?token=${undo}"`, words.undo, ' class="second"');
  const actions = {
    subscribed: form('', words.button),
    done: `${again}<p>${words.ask}</p>`,
    unsubscribed: `<p>${words.ask}</p>`,
    undone: '',
  };
  return documentOf({
    locale,
    title: `${words.button}: ${school}`,
    main: `<p class="school">${name}</p>
<h1>${words.states[state](words.what[kind ?? 'all'], name)}</h1>
${guardian === null ? '' : `<p>${words.to(isolated(guardian))}</p>`}
${actions[state]}`,
  });
}

/** For a person whose link is none, in a language of the browser. */
function missingPage(request: Request): string {
  const locale = request.acceptsLanguages(['en', 'af', 'de', 'fr', 'pt']) || 'en';
  const { invalid, invalidMore } = inLanguage(languages, locale);
  return documentOf({ locale, title: invalid, main: `<h1>${invalid}</h1><p>${invalidMore}</p>` });
}

const missing = (): Problem =>
  new Problem('not_found', 'The link is not valid. Ask the school to stop its emails to you.');

/** Adds the page with which recipients of emails unsubscribe. It needs no sign-in, and only `POST` changes something. */
export function addUnsubscribe(
  app: Express,
  unsubscribes: Unsubscribes,
  limit: (request: Request) => Record<string, string>,
  asksForPage: (request: Request) => boolean,
): void {
  const answer =
    (find: (token: string) => Promise<UnsubscribePage | undefined>) =>
    async (request: Request, response: Response): Promise<void> => {
      response.setHeaders(new Map(Object.entries(limit(request))));
      const { token } = request.query;
      const page = typeof token === 'string' ? await find(token) : undefined;
      if (!page && !asksForPage(request)) throw missing();
      response
        .setHeaders(headers)
        .status(page ? 200 : 404)
        .type('html');
      response.send(page ? pageOf(page) : missingPage(request));
    };
  app
    .route('/unsubscribe')
    .get(answer((token) => unsubscribes.find(token)))
    // Whatever its body is: the token says all.
    .post(answer((token) => unsubscribes.carryOut(token)))
    .all(() => {
      throw new Problem('method_not_allowed', 'This path supports GET, HEAD, POST.', {
        allow: ['GET', 'HEAD', 'POST'],
      });
    });
}
