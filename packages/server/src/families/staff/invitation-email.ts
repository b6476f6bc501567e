import { type InLanguages, inLanguage } from '../../lib/languages.ts';
import { inParagraphs, linkAfter, shownTime } from '../../lib/staff-emails.ts';
import { escapeHtml, isolated } from '../../lib/text.ts';

export interface InvitationText {
  school: string;
  name: string;
  message: string | null;
  url: string;
  /** In ISO 8601. */
  expiresAt: string;
  /** BCP 47 tag. */
  locale: string;
  timeZone: string;
}

interface Words {
  subject: (school: string) => string;
  greeting: (name: string) => string;
  invites: (school: string) => string;
  accept: string;
  expires: (time: string) => string;
  unknown: string;
}

const languages: InLanguages<Words> = {
  en: {
    subject: (school) => `Invitation to ${school}`,
    greeting: (name) => `Dear ${name},`,
    invites: (school) => `${school} invites you to join its staff in Rollbook.`,
    accept: 'Open this page to accept the invitation:',
    expires: (time) => `The invitation expires on ${time}. The page can be used once.`,
    unknown: 'If you do not know why you got this email, ignore it.',
  },
  af: {
    subject: (school) => `Uitnodiging na ${school}`,
    greeting: (name) => `Beste ${name},`,
    invites: (school) => `${school} nooi u uit om by die personeel in Rollbook aan te sluit.`,
    accept: 'Maak hierdie bladsy oop om die uitnodiging te aanvaar:',
    expires: (time) => `Die uitnodiging verval op ${time}. Die bladsy kan een keer gebruik word.`,
    unknown: 'As u nie weet waarom u hierdie e-pos ontvang het nie, kan u dit ignoreer.',
  },
  de: {
    subject: (school) => `Einladung: ${school}`,
    greeting: (name) => `Guten Tag, ${name},`,
    invites: (school) => `${school} lädt Sie in das Kollegium in Rollbook ein.`,
    accept: 'Öffnen Sie diese Seite, um die Einladung anzunehmen:',
    expires: (time) => `Die Einladung gilt bis ${time}. Die Seite kann einmal verwendet werden.`,
    unknown: 'Wenn Sie nicht wissen, warum Sie diese E-Mail erhalten haben, ignorieren Sie sie.',
  },
  fr: {
    subject: (school) => `Invitation : ${school}`,
    greeting: (name) => `Bonjour ${name},`,
    invites: (school) => `${school} vous invite à rejoindre son personnel dans Rollbook.`,
    accept: 'Ouvrez cette page pour accepter l’invitation :',
    expires: (time) =>
      `L’invitation est valable jusqu’au ${time}. La page ne peut être utilisée qu’une fois.`,
    unknown: 'Si vous ne savez pas pourquoi vous avez reçu ce message, ignorez-le.',
  },
  pt: {
    subject: (school) => `Convite: ${school}`,
    greeting: (name) => `Olá, ${name},`,
    invites: (school) => `${school} convida você para fazer parte da equipe no Rollbook.`,
    accept: 'Abra esta página para aceitar o convite:',
    expires: (time) => `O convite é válido até ${time}. A página pode ser usada uma vez.`,
    unknown: 'Se não sabe por que recebeu este e-mail, ignore-o.',
  },
};

/** The email of an invitation, in the language of the school's locale; in English if it has no text in that language. */
export function invitationEmail(invitation: InvitationText): { subject: string; html: string } {
  const { school, name, message, url, expiresAt, locale, timeZone } = invitation;
  const words = inLanguage(languages, locale);
  const paragraphs = [
    words.greeting(isolated(name)),
    words.invites(isolated(school)),
    ...(message === null ? [] : [isolated(message).replaceAll('\n', '<br>\n')]),
    linkAfter(words.accept, url),
    escapeHtml(words.expires(shownTime(expiresAt, locale, timeZone))),
    escapeHtml(words.unknown),
  ];
  return { subject: words.subject(school), html: inParagraphs(paragraphs) };
}
