import { directionOf, type InLanguages, inLanguage, spokenLocale } from '../lib/languages.ts';
import { escapeHtml, hasRightToLeft, isolate } from '../lib/text.ts';
import type { OutgoingCopy } from './channels.ts';

/** A picture that an email shows, which is a part of it. */
export interface EmailAttachment {
  /** The identifier with which the HTML refers to it, as in `<img src="cid:logo">`. */
  cid: string;
  contentType: string;
  filename: string;
  /** In base64. */
  content: string;
}

/** An email as it is sent. */
export interface Email {
  subject: string;
  /** A whole document. */
  html: string;
  /** The same, for recipients whose mail program shows no HTML. */
  text: string;
  attachments: EmailAttachment[];
  /** Headers in addition to those of every email, by their names. */
  headers: Record<string, string>;
}

interface Words {
  unsubscribe: (school: string) => string;
}

const languages: InLanguages<Words> = {
  en: { unsubscribe: (school) => `Unsubscribe from these emails of ${school}` },
  af: { unsubscribe: (school) => `Meld af van hierdie e-posse van ${school}` },
  de: { unsubscribe: (school) => `Diese E-Mails (${school}) abbestellen` },
  fr: { unsubscribe: (school) => `Se désabonner de ces e-mails (${school})` },
  pt: { unsubscribe: (school) => `Cancelar a subscrição destes e-mails (${school})` },
};

// Programs that show no styles of documents show those of elements; the others also have dark colors.
const style = `
:root{color-scheme:light dark;supported-color-schemes:light dark}
.body img{max-width:100%;height:auto}
.body table:not([role]){overflow-wrap:break-word}
.body table:not([role]){border-collapse:collapse;margin:12px 0}
.body table:not([role]) th,.body table:not([role]) td{border:1px solid #d5dbe3;padding:6px 10px;text-align:start;vertical-align:top}
@media(max-width:480px){.sheet{padding:16px!important}}
@media(prefers-color-scheme:dark){
  body,.page{background:#10151b!important}
  .sheet{background:#18202a!important;color:#dfe5ec!important}
  .school{color:#8fc1f0!important}
  .rule{border-color:#344354!important}
  .small,.small a{color:#a3b0bf!important}
  .body a{color:#8fc1f0!important}
  .body table:not([role]) th,.body table:not([role]) td{border-color:#344354!important}
  .logo{background:#fff!important}
}`.trim();
const font = "font:16px/1.5 -apple-system,'Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif";

/** The logo is as large as on paper. */
const mostLogo = { width: 96, height: 64 };

/** Whether a text is a whole document, which has its own style and letterhead. */
const isDocument = (html: string): boolean => /^\s*(<!doctype html|<html)\b/i.test(html);

/**
 * The email of a copy on the channel `email`: HTML with the letterhead of the school, the same as plain text, the logo as
 * a part of the email, and the headers with which a recipient unsubscribes.
 */
export async function emailOf(copy: OutgoingCopy): Promise<Email> {
  const { subject, schoolName, body, sender, unsubscribeUrl } = copy;
  const isWhole = isDocument(body);
  const logo = isWhole ? null : sender.logo;
  const attachments = logo
    ? [
        {
          ...{ cid: 'logo', contentType: logo.mediaType, content: logo.data },
          filename: logo.mediaType === 'image/png' ? 'logo.png' : 'logo.jpg',
        },
      ]
    : [];
  return {
    subject: subject ?? schoolName,
    html: isWhole ? body : documentOf(copy),
    text: await textOf(copy, isWhole),
    attachments,
    headers: unsubscribeUrl === null ? {} : listHeaders(unsubscribeUrl),
  };
}

/** RFC 2369, and RFC 8058, for which the URL must be HTTPS. */
const listHeaders = (url: string): Record<string, string> => ({
  'List-Unsubscribe': `<${url}>`,
  ...(url.startsWith('https:') ? { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' } : {}),
});

function documentOf({ subject, schoolName, body, sender, unsubscribeUrl }: OutgoingCopy): string {
  const { locale, address, logo } = sender;
  const language = spokenLocale(locale);
  const scale = logo ? Math.min(1, mostLogo.width / logo.width, mostLogo.height / logo.height) : 0;
  const image = logo
    ? `<td style="padding:0 0 12px;padding-inline-end:14px" width="${Math.round(logo.width * scale)}"><img class="logo" src="cid:logo" alt="" width="${Math.round(logo.width * scale)}" height="${Math.round(logo.height * scale)}" style="display:block;border-radius:4px"></td>`
    : '';
  const line = (text: string) => `<div dir="auto" style="margin-top:4px">${text}</div>`;
  const footer = [
    line(escapeHtml(schoolName)),
    ...(address === null ? [] : [line(escapeHtml(address))]),
    ...(unsubscribeUrl === null
      ? []
      : [
          `<div lang="${escapeHtml(language)}" dir="${directionOf(language)}" style="margin-top:10px"><a href="${escapeHtml(unsubscribeUrl)}" style="color:#55606d">${escapeHtml(unsubscribeText(locale, schoolName))}</a></div>`,
        ]),
  ].join('\n');
  return `<!doctype html>
<html lang="${escapeHtml(locale)}" dir="${directionOf(locale)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(subject ?? schoolName)}</title>
<style>${style}</style>
</head>
<body style="margin:0;padding:0;background:#eef1f5">
<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" style="background:#eef1f5"><tr><td align="center" style="padding:16px 8px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:640px"><tr><td class="sheet" style="padding:28px;background:#ffffff;color:#1c2733;${font};overflow-wrap:anywhere">
<table role="presentation" class="rule" width="100%" cellpadding="0" cellspacing="0" style="border-bottom:3px solid #1f4e79;margin-bottom:20px"><tr>${image}<td class="school" dir="auto" style="padding:0 0 12px;color:#1f4e79;font-size:20px;font-weight:700">${escapeHtml(schoolName)}</td></tr></table>
<div class="body" dir="auto">
${body}
</div>
<div class="small rule" style="margin-top:24px;padding-top:8px;border-top:1px solid #d5dbe3;color:#55606d;font-size:13px">
${footer}
</div>
</td></tr></table>
</td></tr></table>
</body>
</html>
`;
}

/** The sentence that the link to unsubscribe has. The languages are written from left to right, and the name need not be. */
const unsubscribeText = (locale: string, schoolName: string): string =>
  inLanguage(languages, locale).unsubscribe(hasRightToLeft(schoolName) ? isolate(schoolName) : schoolName);

async function textOf(
  { schoolName, body, sender, unsubscribeUrl }: OutgoingCopy,
  isWhole: boolean,
): Promise<string> {
  // A server that sends no email does not load it.
  const { plainTextOf } = await import('./plain-text.ts');
  const lines = [schoolName, ...(sender.address === null ? [] : [sender.address])];
  if (unsubscribeUrl !== null) lines.push(`${unsubscribeText(sender.locale, schoolName)}: ${unsubscribeUrl}`);
  return isWhole ? plainTextOf(body) : `${plainTextOf(body)}\n\n-- \n${lines.join('\n')}`;
}
