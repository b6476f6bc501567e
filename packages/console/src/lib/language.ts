/**
 * Gives the browser a language that `Intl` accepts, if its own is no BCP 47 tag: Chromium has `en-US@posix` if it is
 * started with such a locale. Libraries read it as soon as they are loaded, and would throw.
 */
export function repairLanguage(): void {
  try {
    new Intl.Locale(navigator.language);
  } catch (_invalid) {
    Object.defineProperty(navigator, 'language', { value: 'en', configurable: true });
  }
}
