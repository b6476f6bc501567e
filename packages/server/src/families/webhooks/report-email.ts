import { type InLanguages, inLanguage } from '../../lib/languages.ts';
import { inParagraphs, linkAfter, shownTime } from '../../lib/staff-emails.ts';
import { escapeHtml, isolated } from '../../lib/text.ts';
import type { ReportKind } from './reports.ts';

export interface ReportText {
  kind: ReportKind;
  school: string;
  name: string;
  /** The description of the endpoint, or its URL without the query. */
  endpoint: string;
  /** Why it is disabled, if it is. */
  disabledReason: 'failing' | 'gone' | null;
  /** Since when it has been failing, in ISO 8601, if it is. */
  failingSince: string | null;
  /** The page of the endpoint in the settings screen. */
  url: string;
  /** BCP 47 tag. */
  locale: string;
  timeZone: string;
}

type Sentences<Case extends string> = Record<Case, (endpoint: string) => string>;

interface Words {
  subject: Sentences<ReportKind>;
  greeting: (name: string) => string;
  /** `disabled` is said of an endpoint that kept failing, `gone` of one whose receiver says that it no longer exists. */
  says: Sentences<ReportKind | 'gone'>;
  since: (time: string) => string;
  page: string;
  reason: (school: string) => string;
}

const languages: InLanguages<Words> = {
  en: {
    subject: {
      failing: (endpoint) => `Webhooks are failing: ${endpoint}`,
      disabled: (endpoint) => `Webhooks were turned off: ${endpoint}`,
      recovered: (endpoint) => `Webhooks work again: ${endpoint}`,
    },
    greeting: (name) => `Dear ${name},`,
    says: {
      failing: (endpoint) =>
        `Deliveries to ${endpoint} fail. Rollbook tries each event again for a while, and then gives it up.`,
      disabled: (endpoint) =>
        `Rollbook sends nothing more to ${endpoint}, because all deliveries of five days failed. Events wait until somebody activates it again.`,
      gone: (endpoint) =>
        `Rollbook sends nothing more to ${endpoint}, because the receiver says that it no longer exists (410 Gone). Events wait until somebody activates it again.`,
      recovered: (endpoint) =>
        `${endpoint} receives deliveries again. Events that it missed can be sent again on its page.`,
    },
    since: (time) => `It has been failing since ${time}.`,
    page: 'This page shows what happened:',
    reason: (school) => `You get this email because you are an owner of ${school} in Rollbook.`,
  },
  af: {
    subject: {
      failing: (endpoint) => `Webhooks misluk: ${endpoint}`,
      disabled: (endpoint) => `Webhooks is afgeskakel: ${endpoint}`,
      recovered: (endpoint) => `Webhooks werk weer: ${endpoint}`,
    },
    greeting: (name) => `Beste ${name},`,
    says: {
      failing: (endpoint) =>
        `Aflewerings aan ${endpoint} misluk. Rollbook probeer elke gebeurtenis ’n ruk lank weer, en gee dit dan op.`,
      disabled: (endpoint) =>
        `Rollbook stuur niks meer aan ${endpoint} nie, omdat alle aflewerings vyf dae lank misluk het. Gebeurtenisse wag totdat iemand dit weer aktiveer.`,
      gone: (endpoint) =>
        `Rollbook stuur niks meer aan ${endpoint} nie, omdat die ontvanger sê dat dit nie meer bestaan nie (410 Gone). Gebeurtenisse wag totdat iemand dit weer aktiveer.`,
      recovered: (endpoint) =>
        `${endpoint} ontvang weer aflewerings. Gebeurtenisse wat gemis is, kan op die bladsy weer gestuur word.`,
    },
    since: (time) => `Dit misluk sedert ${time}.`,
    page: 'Hierdie bladsy wys wat gebeur het:',
    reason: (school) => `U ontvang hierdie e-pos omdat u ’n eienaar van ${school} in Rollbook is.`,
  },
  de: {
    subject: {
      failing: (endpoint) => `Webhooks schlagen fehl: ${endpoint}`,
      disabled: (endpoint) => `Webhooks wurden abgeschaltet: ${endpoint}`,
      recovered: (endpoint) => `Webhooks funktionieren wieder: ${endpoint}`,
    },
    greeting: (name) => `Guten Tag, ${name},`,
    says: {
      failing: (endpoint) =>
        `Zustellungen an ${endpoint} schlagen fehl. Rollbook versucht es bei jedem Ereignis eine Zeit lang wieder und gibt es dann auf.`,
      disabled: (endpoint) =>
        `Rollbook sendet nichts mehr an ${endpoint}, weil fünf Tage lang alle Zustellungen fehlschlugen. Ereignisse warten, bis jemand ihn wieder aktiviert.`,
      gone: (endpoint) =>
        `Rollbook sendet nichts mehr an ${endpoint}, weil der Empfänger sagt, dass es ihn nicht mehr gibt (410 Gone). Ereignisse warten, bis jemand ihn wieder aktiviert.`,
      recovered: (endpoint) =>
        `${endpoint} empfängt wieder Zustellungen. Verpasste Ereignisse können auf der Seite des Empfängers erneut gesendet werden.`,
    },
    since: (time) => `Zustellungen schlagen seit ${time} fehl.`,
    page: 'Diese Seite zeigt, was geschehen ist:',
    reason: (school) => `Sie erhalten diese E-Mail als Inhaber von ${school} in Rollbook.`,
  },
  fr: {
    subject: {
      failing: (endpoint) => `Les webhooks échouent : ${endpoint}`,
      disabled: (endpoint) => `Les webhooks sont désactivés : ${endpoint}`,
      recovered: (endpoint) => `Les webhooks fonctionnent à nouveau : ${endpoint}`,
    },
    greeting: (name) => `Bonjour ${name},`,
    says: {
      failing: (endpoint) =>
        `Les envois à ${endpoint} échouent. Rollbook réessaie chaque événement pendant un certain temps, puis l’abandonne.`,
      disabled: (endpoint) =>
        `Rollbook n’envoie plus rien à ${endpoint}, car tous les envois ont échoué pendant cinq jours. Les événements attendent que quelqu’un le réactive.`,
      gone: (endpoint) =>
        `Rollbook n’envoie plus rien à ${endpoint}, car le destinataire dit ne plus exister (410 Gone). Les événements attendent que quelqu’un le réactive.`,
      recovered: (endpoint) =>
        `${endpoint} reçoit à nouveau les envois. Les événements manqués peuvent être renvoyés depuis sa page.`,
    },
    since: (time) => `Les envois échouent depuis le ${time}.`,
    page: 'Cette page montre ce qui s’est passé :',
    reason: (school) => `Vous recevez cet e-mail comme propriétaire de ${school} dans Rollbook.`,
  },
  pt: {
    subject: {
      failing: (endpoint) => `Os webhooks estão a falhar: ${endpoint}`,
      disabled: (endpoint) => `Os webhooks foram desligados: ${endpoint}`,
      recovered: (endpoint) => `Os webhooks voltaram a funcionar: ${endpoint}`,
    },
    greeting: (name) => `Olá, ${name},`,
    says: {
      failing: (endpoint) =>
        `As entregas a ${endpoint} falham. O Rollbook tenta de novo cada evento durante algum tempo e depois desiste dele.`,
      disabled: (endpoint) =>
        `O Rollbook não envia mais nada a ${endpoint}, porque todas as entregas falharam durante cinco dias. Os eventos esperam até que alguém o ative de novo.`,
      gone: (endpoint) =>
        `O Rollbook não envia mais nada a ${endpoint}, porque o destinatário diz que já não existe (410 Gone). Os eventos esperam até que alguém o ative de novo.`,
      recovered: (endpoint) =>
        `${endpoint} voltou a receber entregas. Os eventos perdidos podem ser reenviados na sua página.`,
    },
    since: (time) => `As entregas falham desde ${time}.`,
    page: 'Esta página mostra o que aconteceu:',
    reason: (school) => `Recebe este e-mail porque é proprietário de ${school} no Rollbook.`,
  },
};

/** The email about a report, in the language of the school's locale; in English if it has no text in that language. */
export function reportEmail(report: ReportText): { subject: string; html: string } {
  const { kind, disabledReason, school, name, endpoint, failingSince, url, locale, timeZone } = report;
  const words = inLanguage(languages, locale);
  const paragraphs = [
    words.greeting(isolated(name)),
    words.says[disabledReason === 'gone' && kind === 'disabled' ? 'gone' : kind](isolated(endpoint)),
    ...(failingSince === null || kind === 'recovered'
      ? []
      : [escapeHtml(words.since(shownTime(failingSince, locale, timeZone)))]),
    linkAfter(words.page, url),
    words.reason(isolated(school)),
  ];
  return { subject: words.subject[kind](endpoint), html: inParagraphs(paragraphs) };
}
