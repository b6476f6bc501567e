/** What is wrong with the URL of an endpoint, as far as the page can tell; the server checks the rest. */
export function checkUrl(url: string, mode: 'live' | 'test'): string | undefined {
  const text = url.trim();
  if (text === '' || 'https://'.startsWith(text)) return undefined;
  if (!URL.canParse(text)) return 'This is not a complete URL. It must start with https://.';
  const { protocol, port, username, password } = new URL(text);
  if (protocol !== 'https:' && protocol !== 'http:') return 'The URL must start with https://.';
  if (protocol === 'http:' && mode === 'live') return 'Live schools deliver only to https:// URLs.';
  if (username || password) return 'The URL must not contain a user name or a password.';
  if (port && Number(port) < 1024 && port !== '80' && port !== '443')
    return 'The port must be 80, 443, or 1024 or higher.';
  return undefined;
}
