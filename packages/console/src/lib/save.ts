/** Saves a text as a file of the person who looks at the page. */
export function save(name: string, text: string, type: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

/** Saves a table. The byte order mark tells spreadsheets on Windows that it is UTF-8. */
export const saveCsv = (name: string, text: string): void =>
  save(name, text.startsWith('\ufeff') ? text : `\ufeff${text}`, 'text/csv');
