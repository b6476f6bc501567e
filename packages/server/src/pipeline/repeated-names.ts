const [quote, backslash, colon] = [0x22, 0x5c, 0x3a];
const [openObject, closeObject, openList, closeList] = [0x7b, 0x7d, 0x5b, 0x5d];

/**
 * A member name that occurs twice in an object of a JSON text, if any. JSON.parse uses the last one; a program in
 * front of this server may use the first one, and so check something else than what is stored. The text must be valid
 * JSON.
 */
export function repeatedName(json: string): string | undefined {
  const open: (Set<string> | undefined)[] = [];
  for (let at = 0; at < json.length; at++) {
    const code = json.charCodeAt(at);
    if (code === openObject) open.push(new Set());
    else if (code === openList) open.push(undefined);
    else if (code === closeObject || code === closeList) open.pop();
    else if (code === quote) {
      const end = endOfString(json, at);
      const names = open.at(-1);
      if (names && isName(json, end + 1)) {
        const name = nameBetween(json, at, end);
        if (names.has(name)) return name;
        names.add(name);
      }
      at = end;
    }
  }
  return undefined;
}

function endOfString(json: string, from: number): number {
  for (let at = json.indexOf('"', from + 1); ; at = json.indexOf('"', at + 1)) {
    let escapes = 0;
    while (json.charCodeAt(at - 1 - escapes) === backslash) escapes++;
    if (escapes % 2 === 0) return at;
  }
}

/** Whether the string that ends here is a member name: a colon follows it. */
function isName(json: string, after: number): boolean {
  let at = after;
  while (json.charCodeAt(at) <= 0x20) at++;
  return json.charCodeAt(at) === colon;
}

function nameBetween(json: string, from: number, to: number): string {
  const text = json.slice(from + 1, to);
  return text.includes('\\') ? JSON.parse(`"${text}"`) : text;
}
