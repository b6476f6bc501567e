const schemeAndAuthority = /^https?:\/\/[^/?#]*/i;

/** A request target in origin form. RFC 9112 3.2.2: a server also accepts the absolute form, `http://host/path`. */
export function originForm(target: string): string {
  if (target.startsWith('/')) return target;
  const rest = target.replace(schemeAndAuthority, '');
  return rest === target || rest.startsWith('/') ? rest : `/${rest}`;
}
