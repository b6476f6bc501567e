const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' };

/** The text of HTML, for recipients whose mail program shows no HTML. */
export const plainTextOf = (html: string): string =>
  html
    .replaceAll(/<(script|style)\b[^>]*>[\s\S]*?<\/\1>/gi, '')
    .replaceAll(/\s*\n\s*/g, ' ')
    .replaceAll(/<br\s*\/?>\s*/gi, '\n')
    .replaceAll(/<\/(p|div|h[1-6]|li|tr)>\s*/gi, '\n\n')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&(amp|lt|gt|quot|#39|nbsp);/g, (_, name: string) => entities[name] ?? '')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
