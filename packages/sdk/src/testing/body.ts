/** Whether a `Content-Type` is JSON in UTF-8. */
export function isJson(contentType: string | null): boolean {
  const [type = '', ...parameters] = (contentType ?? '')
    .toLowerCase()
    .split(';')
    .map((part) => part.trim());
  const charset = parameters.find((parameter) => parameter.startsWith('charset='));
  return (
    /^application\/([\w.+-]+\+)?json$/.test(type) && /^charset=("?)utf-8\1$/.test(charset ?? 'charset=utf-8')
  );
}

/** The value of a JSON text in UTF-8; undefined if it is invalid, or an object in it has a member twice. */
export function parse(bytes: ArrayBuffer): unknown {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    const value: unknown = JSON.parse(text);
    return hasRepeatedName(text) ? undefined : value;
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof TypeError) return undefined;
    throw error;
  }
}

// The quote at the end is optional, for linear time; in valid JSON it is always there.
const tokens = /("(?:[^"\\]|\\.)*"?)\s*(:?)|[[\]{}]/g;

/** Whether an object in a valid JSON text has a member twice; JSON.parse keeps the last one. */
function hasRepeatedName(json: string): boolean {
  const open: Set<string>[] = [];
  for (const [token, text, colon] of json.matchAll(tokens)) {
    if (token === '{' || token === '[') open.push(new Set());
    else if (token === '}' || token === ']') open.pop();
    else if (text && colon) {
      const name: string = JSON.parse(text);
      if (open.at(-1)?.has(name)) return true;
      open.at(-1)?.add(name);
    }
  }
  return false;
}
